// What is read in a view: words, paragraphs, tables, folds.

import { made } from "../../../web/elements.js";

// A part with what is in it; all of that is made anew where anything is another.
function written(kind, content) {
  return () => {
    const inside = made("div", "widget-html-content");
    const element = made("div", `jupyter-widgets widget-inline-hbox ${kind}`, inside);
    return { element, update: (part) => inside.replaceChildren(...content(part)) };
  };
}

function classed(tag, css, ...children) {
  const element = made(tag, "", ...children);
  if (css) element.className = css;
  else element.removeAttribute("class");
  return element;
}

function dot(color, name) {
  const element = classed("i", "", name);
  element.style.setProperty("--dot", color);
  return element;
}

function badge({ rule, asks, is_open: isOpen = false }) {
  if (!asks) return classed("span", "stage-rule", rule);
  const button = Object.assign(classed("button", "stage-rule", rule), { type: "button", title: asks });
  button.dataset.rule = rule;
  button.setAttribute("aria-expanded", String(isOpen));
  return button;
}

function run({ text = "", color, elided, strong, css, link }) {
  let shown = color ? dot(color, text) : text;
  if (strong) shown = classed("b", "", shown);
  if (link) return Object.assign(classed("a", css, shown), { href: link, target: "_blank", rel: "noopener" });
  if (elided) {
    const kept = classed("span", "", elided, shown);
    kept.style.whiteSpace = "nowrap";
    return kept;
  }
  return css ? classed("span", css, shown) : shown;
}

function paragraph({ css, runs, badge: rule, is_note: isNote }) {
  const element = classed("p", css, ...(rule ? [badge(rule)] : []), ...runs.map(run));
  if (isNote) element.setAttribute("role", "note");
  return element;
}

function prose({ paragraphs = [], code }) {
  return [...paragraphs.map(paragraph), ...(code ? [classed("pre", "", code)] : [])];
}

function sign({ text, css, color, ink }) {
  const element = classed("b", css, text);
  if (color) Object.assign(element.style, { background: color, color: ink });
  return element;
}

function stretch({ begin, end, css, color }) {
  const element = classed("s", css);
  Object.assign(element.style, { left: share(begin), width: share(end - begin) });
  if (color) element.style.background = color;
  return element;
}

const share = (part) => `${(100 * part).toFixed(1)}%`;

function spaced(parts) {
  return parts.flatMap((each, k) => (k ? [" ", each] : [each]));
}

function content({ text = "", colored, sign: before, bar }) {
  let shown = colored ? spaced(colored.map(([color, name]) => dot(color, name))) : text ? [text] : [];
  if (before) shown = [sign(before), ...(shown.length ? [classed("span", "", ...shown)] : [])];
  return bar ? [...shown, classed("i", "", ...bar.map(stretch))] : shown;
}

function cell(tag, { left, changed, css, much, ...said }) {
  const names = [changed && "stage-changed", left && "t", css].filter(Boolean);
  const element = classed(tag, names.join(" "), ...content(said));
  if (tag === "td" && much !== undefined) element.style.setProperty("--much", much.toFixed(2));
  return element;
}

function line([heading, ...others]) {
  const head = classed("th", "", ...content(heading));
  head.scope = "row";
  return classed("tr", "", head, ...others.map((each) => cell("td", each)));
}

function table({ title = "", head = [], rows = [], nothing = "", note }) {
  const below = note ? [classed("p", "stage-prompt", note)] : [];
  if (!rows.length) {
    return title || nothing ? [classed("p", "", classed("b", "", title), ` ${nothing}`), ...below] : below;
  }
  const heads = head.map((each) => Object.assign(cell("th", each), { scope: "col" }));
  const parts = [
    classed("caption", "", title),
    classed("thead", "", classed("tr", "", ...heads)),
    classed("tbody", "", ...rows.map(line)),
  ];
  return [classed("table", "", ...parts), ...below];
}

function fold({ title = "", text = "" }) {
  return title || text ? [classed("details", "", classed("summary", "", title), text)] : [];
}

export const TEXTS = {
  Label() {
    const element = made("div", "jupyter-widgets widget-inline-hbox widget-label");
    return { element, update: ({ text }) => (element.textContent = text) };
  },
  Sentence: written("widget-html", ({ text }) => [text]),
  Prose: written("widget-html", prose),
  Table: written("widget-html", table),
  Fold: written("widget-html", fold),
};
