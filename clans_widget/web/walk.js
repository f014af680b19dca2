// A walk from step 0 to the last one, by hand or by itself. It knows no document: `show` is told
// each step, `pace` says how long one lasts, `tell` hears whether the walk goes on by itself.
export class Walk {
  #timer = 0;

  constructor(end, { show, pace, tell }) {
    this.end = end;
    this.now = end;
    this.show = show;
    this.pace = pace;
    this.tell = tell;
  }

  // To the first step that is seen, at once.
  begin(number) {
    this.now = this.#inside(number);
    this.show(this.now, false);
  }

  get playing() {
    return this.#timer !== 0;
  }

  // To a step by hand: the walk no longer goes on by itself.
  go(number) {
    this.pause();
    this.step(number);
  }

  step(number) {
    this.now = this.#inside(number);
    this.show(this.now);
  }

  pause() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.tell(false);
  }

  playOrPause() {
    if (this.playing) {
      this.pause();
      return;
    }
    this.step(this.now === this.end ? 0 : this.now + 1);
    if (this.now < this.end) this.#wait();
  }

  changePace() {
    if (this.playing) this.#wait();
  }

  #inside(number) {
    return Math.max(0, Math.min(number, this.end));
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#goOn(), this.pace());
    this.tell(true);
  }

  #goOn() {
    this.step(this.now + 1);
    if (this.now < this.end) this.#wait();
    else this.pause();
  }
}
