// Elements of a page.

export function made(tag, className, ...children) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

export function madeButton(className, text, press) {
  const button = made("button", className, text);
  button.type = "button";
  button.addEventListener("click", press);
  return button;
}
