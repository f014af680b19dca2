// Letters that the reader's device keeps by name, for all pages of the same machine.

const PREFIX = "clans-widget";

export const place = (what, name) => `${PREFIX}/${what}/${name}`;

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

// Whether the device keeps it: there may be no room, or it may not be allowed.
export function write(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
