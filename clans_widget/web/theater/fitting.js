function fits(box) {
  return box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
}

// Gives the text in a box the largest size between two, in pixels, at which it fits. Whether it
// fits at all is what it returns.
export function fitText(box, smallest, largest) {
  for (let size = Math.floor(largest); size > smallest; size -= 1) {
    box.style.fontSize = `${size}px`;
    if (fits(box)) return true;
  }
  box.style.fontSize = `${smallest}px`;
  return fits(box);
}
