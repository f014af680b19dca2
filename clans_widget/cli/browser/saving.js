// Saving a notebook. JupyterLab takes the second of two savings at once for a change by somebody
// else, and asks the reader what to do about it.

const savings = new WeakMap();

// Save what has changed, once what is being saved already is.
export function save(context) {
  const before = savings.get(context) ?? Promise.resolve();
  const isChanged = () => !context.isDisposed && context.model.dirty;
  const saving = before.catch(() => {}).then(() => isChanged() && context.save());
  savings.set(context, saving);
  return saving;
}
