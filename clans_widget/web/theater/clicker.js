// The keys with which a board is shown to a class: those of clickers, and a letter for each tool.

const KEYS = {
  next: ["PageDown", "ArrowRight", " "],
  back: ["PageUp", "ArrowLeft"],
  first: ["Home"],
  last: ["End"],
  blank: [".", "b"],
  zoom: ["z"],
  tables: ["t"],
  pen: ["p"],
  eraser: ["e"],
  clear: ["c"],
  timer: ["m"],
  keys: ["h", "?"],
  leave: ["f", "Escape"],
};

// Signs and letters need no words.
function said(key, words) {
  const signs = { ArrowLeft: "←", ArrowRight: "→" };
  return signs[key] ?? words[`key_${key === " " ? "space" : key}`] ?? key.toUpperCase();
}

// What the keys of each command are called.
export function keyNames(words) {
  const named = Object.entries(KEYS).map(([name, keys]) => [name, keys.map((key) => said(key, words))]);
  return Object.fromEntries(named);
}

// For each key what it does. `shut` shuts what lies open and says whether anything did: Escape leads
// no further then.
export function keyed(act, shut) {
  const keys = { F5: () => {} }; // Clickers have it; it would load the page anew.
  for (const [name, known] of Object.entries(KEYS)) {
    for (const key of known) keys[key] = () => act(name);
  }
  keys.Escape = () => shut() || act("leave");
  return keys;
}
