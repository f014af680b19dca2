const OFTEN = 200;

function clock(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

// Counts minutes down. `tell` hears the time that is left as text, and whether there is none.
export class Countdown {
  #ticking = 0;

  constructor(tell) {
    this.tell = tell;
  }

  get isOn() {
    return this.#ticking !== 0;
  }

  start(minutes) {
    const end = Date.now() + minutes * 60_000;
    const tick = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      this.tell(clock(left), left === 0);
    };
    clearInterval(this.#ticking);
    this.#ticking = setInterval(tick, OFTEN);
    tick();
  }

  stop() {
    clearInterval(this.#ticking);
    this.#ticking = 0;
    this.tell("", false);
  }
}
