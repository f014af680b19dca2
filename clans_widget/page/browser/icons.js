// The pictures on buttons, by the names that ipywidgets gives them: outlines on a field of 16 by 16.

const OUTLINES = {
  "arrow-down": "M8 2v11M3.5 8.5 8 13l4.5-4.5",
  "arrow-left": "M14 8H3M7.5 3.5 3 8l4.5 4.5",
  "arrow-right": "M2 8h11M8.5 3.5 13 8l-4.5 4.5",
  "arrow-up": "M8 14V3M3.5 7.5 8 3l4.5 4.5",
  "balance-scale": "M8 2v11M4.5 13.5h7M2.5 4h11M3.5 4 1.5 9h4zM12.5 4l-2 5h4z",
  check: "M2.5 8.5 6.5 12.5 13.5 4",
  "code-fork": "M4.5 5.5v5M11.5 5.5c0 4-7 2-7 5M4.5 2.3a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2M11.5 2.3a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2M4.5 10.5a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2",
  columns: "M2 3h12v10H2zM8 3v10",
  eye: "M1.5 8C4 3 12 3 14.5 8 12 13 4 13 1.5 8M6 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
  "eye-slash": "M1.5 8C4 3 12 3 14.5 8 12 13 4 13 1.5 8M3 14 13 2",
  "line-chart": "M2 2v12h12M4.5 10.5 7.5 7l2 2L14 4",
  "lightbulb-o": "M6 11.5c0-2-2.2-2.8-2.2-5.3a4.2 4.2 0 0 1 8.4 0c0 2.5-2.2 3.3-2.2 5.3zM6.3 14h3.4",
  plus: "M8 2.5v11M2.5 8h11",
  random: "M1.5 11.5h2.5c4 0 4-7 8-7h2M11.5 2 14 4.5 11.5 7M1.5 4.5h2.5c1 0 1.7.4 2.3 1M9.7 10.5c.6.6 1.3 1 2.3 1h2M11.5 9l2.5 2.5-2.5 2.5",
  refresh: "M13 5.5A5.5 5.5 0 1 0 13.5 9M13.5 2v4h-4",
  repeat: "M3 5.5A5.5 5.5 0 1 1 2.5 9M2.5 2v4h4",
  th: "M2 2.5h12v11H2zM2 8h12M6 2.5v11M10 2.5v11",
  times: "M3.5 3.5l9 9M12.5 3.5l-9 9",
  undo: "M3 5.5A5.5 5.5 0 1 1 2.5 9M2.5 2v4h4",
  "user-secret": "M2 7h12M4.5 7l1-4h5l1 4M3.5 10.2a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0M8.7 10.2a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0M7.3 10h1.4",
};

const FILLED = {
  "caret-down": "M3 5.5h10L8 11z",
  "caret-right": "M5.5 3v10L11 8z",
  "fast-backward": "M14 3v10L8.5 8zM8 3v10L2.8 8zM1.5 3h1.3v10H1.5z",
  "fast-forward": "M2 3v10L7.5 8zM8 3v10l5.2-5zM13.2 3h1.3v10h-1.3z",
  flag: "M3 2h1.3v12H3zM5 2.5h8.5L11.5 5.5l2 3H5z",
  forward: "M2 3v10L8 8zM8 3v10l6-5z",
  pause: "M4 3h3v10H4zM9 3h3v10H9z",
  play: "M4 2.5v11L13 8z",
  "step-backward": "M13 3v10L6 8zM3.5 3h2v10h-2z",
  "step-forward": "M3 3v10l7-5zM10.5 3h2v10h-2z",
};

const SVG = "http://www.w3.org/2000/svg";

export function icon(name) {
  const mark = document.createElement("i");
  mark.className = `fa fa-${name}`;
  mark.setAttribute("aria-hidden", "true");
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 16 16");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", FILLED[name] ?? OUTLINES[name] ?? "");
  path.setAttribute("class", name in FILLED ? "filled" : "outline");
  drawing.append(path);
  mark.append(drawing);
  return mark;
}
