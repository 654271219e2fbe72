/** In seconds. */
export type WatchedSpan = [from: number, to: number];

/** A jump ends a part, so skipped parts do not count as watched. */
export class WatchedSpans {
  #finished: WatchedSpan[] = [];
  #open: WatchedSpan | undefined;
  /** A part that was played twice counts twice. */
  totalSec = 0;

  extendTo(second: number): void {
    if (!this.#open || second < this.#open[1]) return this.start(second);
    this.totalSec += second - this.#open[1];
    this.#open[1] = second;
  }

  start(second: number): void {
    this.stop();
    this.#open = [second, second];
  }

  stop(): void {
    if (this.#open) this.#finished.push(this.#open);
    this.#open = undefined;
  }

  flush(): WatchedSpan[] {
    const open = this.#open;
    this.stop();
    if (open) this.#open = [open[1], open[1]];
    const taken = this.#finished.map(([from, to]): WatchedSpan => [Math.floor(from), Math.floor(to)]);
    this.#finished = [];
    return taken.filter(([from, to]) => to > from);
  }
}
