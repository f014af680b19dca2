// How a picture lies in the room that there is for it: wholly, or magnified around a part.

const MOST = 2.5;

// The largest size of a shape that fits into a room.
export function fitted(shape, room) {
  const width = Math.min(room.width, room.height * shape);
  return { width, height: width / shape };
}

// Where a magnified side begins: its part in the middle, and no room left beside it.
function beginning(side, room, middle) {
  if (side <= room) return (room - side) / 2;
  return Math.min(0, Math.max(room - side, room / 2 - middle * side));
}

// The size of a picture in a room, and where it begins. A part is given by its left, top, right
// and bottom, as shares of the picture; without one the whole is seen.
export function placed(shape, room, part) {
  const whole = fitted(shape, room);
  const [left, top, right, bottom] = part.length ? part : [0, 0, 1, 1];
  const most = Math.min(
    room.width / ((right - left) * whole.width),
    room.height / ((bottom - top) * whole.height),
    MOST,
  );
  const scale = part.length ? Math.max(1, most) : 1;
  return {
    ...whole,
    scale,
    x: beginning(scale * whole.width, room.width, (left + right) / 2),
    y: beginning(scale * whole.height, room.height, (top + bottom) / 2),
  };
}
