// Two tabs of a lesson share a kernel. They run its boards one after the other: those that a second
// one makes anew would end those of the first.

const BOARDS = "clans-widget boards of";

// Does something once no other tab does so with a kernel. Browsers know of other tabs where an address
// is safe, as that of one's own machine is; elsewhere nobody waits.
export async function inTurn(kernel, act) {
  if (!navigator.locks) return await act();
  return await navigator.locks.request(`${BOARDS} ${kernel.id}`, act);
}
