/** From second to second. */
export type Span = [from: number, to: number];

/**
 * Collects what was really played of a film: time that passes while it plays. A jump ends a span, so that what was
 * skipped is in none.
 */
export class WatchedSpans {
  #finished: Span[] = [];
  #open: Span | undefined;

  /** The film has played on to this second. */
  reach(second: number): void {
    if (this.#open && second >= this.#open[1]) this.#open[1] = second;
    else this.start(second);
  }

  /** The film begins to play here, or goes on from here after a jump. */
  start(second: number): void {
    this.stop();
    this.#open = [second, second];
  }

  /** The film rests, or jumps elsewhere. */
  stop(): void {
    if (this.#open) this.#finished.push(this.#open);
    this.#open = undefined;
  }

  /** What was collected since it was last taken, in whole seconds. */
  take(): Span[] {
    const open = this.#open;
    this.stop();
    if (open) this.#open = [open[1], open[1]];
    const taken = this.#finished.map(([from, to]): Span => [Math.floor(from), Math.floor(to)]);
    this.#finished = [];
    return taken.filter(([from, to]) => to > from);
  }
}
