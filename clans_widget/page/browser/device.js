// Letters that the reader's device keeps by name, for all pages of the same machine.

const PREFIX = "clans-widget/";

export const place = (what, name) => `${PREFIX}${what}/${name}`;

// The letters that a device has; it may keep nothing.
export function letters(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function read(name) {
  try {
    return JSON.parse(letters(name));
  } catch {
    return null; // it is something else
  }
}

// From now on the device has nothing of it, nor has this tab of its games.
export function forget() {
  try {
    for (const kept of [localStorage, sessionStorage]) {
      const ours = Object.keys(kept).filter((name) => name.startsWith(PREFIX));
      ours.forEach((name) => kept.removeItem(name));
    }
  } catch {
    // it keeps nothing
  }
}

// Whether the device keeps it: there may be no room, or it may not be allowed.
export function write(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
