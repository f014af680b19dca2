// What a tab remembers of a page, as long as it is there: one that is loaded again goes on with it.

// Under a name: an object, empty if nothing is kept, or something else.
export function remembered(name) {
  try {
    const found = JSON.parse(sessionStorage.getItem(placeOf(name)));
    return found !== null && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

export function remember(name, value) {
  try {
    sessionStorage.setItem(placeOf(name), JSON.stringify(value));
  } catch {
    // The device has no room, or does not allow it: the next page begins anew.
  }
}

function placeOf(name) {
  return `clans-widget/${name}${location.pathname}`;
}
