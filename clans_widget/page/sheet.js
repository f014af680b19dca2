// A picture on a page as SVG, each layer in a group of its own.

const SVG = "http://www.w3.org/2000/svg";

// What has been told so far, and the drawings that show it.
const sheets = new WeakMap();

function initialize({ model }) {
  const sheet = { ...model.get("first"), drawings: new Set() };
  sheets.set(model, sheet);
  model.on("msg:custom", (told) => {
    if (told.layers) {
      Object.assign(sheet, told);
      sheet.drawings.forEach((drawing) => drawWhole(drawing, sheet));
    } else {
      for (const [number, text] of Object.entries(told.news)) {
        sheet.layers[number] = text;
        sheet.drawings.forEach((drawing) => (drawing.children[number].innerHTML = text));
      }
    }
  });
}

function drawWhole(drawing, { width, height, layers, parts }) {
  drawing.setAttribute("viewBox", `0 0 ${parts * width} ${parts * height}`);
  const board = drawing.parentElement;
  for (const [name, value] of Object.entries({ width, height })) board.setAttribute(name, value);
  board.style.aspectRatio = `${width} / ${height}`;
  drawing.replaceChildren(
    ...layers.map((text) => {
      const group = document.createElementNS(SVG, "g");
      // Else a click would be lost when what is under the pointer is drawn anew meanwhile.
      group.setAttribute("pointer-events", "none");
      group.innerHTML = text;
      return group;
    }),
  );
}

function follow(drawing, sheet, model) {
  const placeOf = (event) => {
    const { left, top, width } = drawing.getBoundingClientRect();
    const unit = sheet.width / width;
    return [(event.clientX - left) * unit, (event.clientY - top) * unit];
  };
  let asked = 0;
  drawing.addEventListener("click", (event) => model.send({ click: placeOf(event) }));
  drawing.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" || asked) return;
    asked = requestAnimationFrame(() => {
      asked = 0;
      model.send({ at: placeOf(event) });
    });
  });
  drawing.addEventListener("pointerleave", () => {
    cancelAnimationFrame(asked);
    asked = 0;
    model.send({ left: true });
  });
}

function render({ model, el }) {
  const sheet = sheets.get(model);
  const drawing = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries(sheet.style)) drawing.setAttribute(name, value);
  drawing.setAttribute("aria-hidden", "true");
  el.append(drawing);
  drawWhole(drawing, sheet);
  sheet.drawings.add(drawing);
  follow(drawing, sheet, model);
  return () => sheet.drawings.delete(drawing);
}

export default { initialize, render };
