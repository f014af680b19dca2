// Does again what a network may have spoiled.

const TRIES = 4;

// Milliseconds before something is tried again, for each time that it was tried.
const PAUSE = 1000;

// "act" is told for the how manieth time it is tried.
export async function again(act) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await act(tried);
    } catch (error) {
      if (tried === TRIES) throw error;
      await new Promise((goOn) => setTimeout(goOn, tried * PAUSE));
    }
  }
}
