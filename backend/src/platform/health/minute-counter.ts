const secondsCounted = 60;

/** Counts by name for the last minute. */
export class MinuteCounter {
  private readonly seconds = new Map<number, Map<string, number>>();

  /** `now` returns a time in milliseconds. */
  constructor(private readonly now = () => performance.now()) {}

  add(name: string): void {
    const second = this.currentSecond();
    const counts = this.seconds.get(second) ?? new Map<string, number>();
    this.seconds.set(second, counts.set(name, (counts.get(name) ?? 0) + 1));
  }

  read(): Record<string, number> {
    const sums: Record<string, number> = {};
    for (const [second, counts] of this.seconds) {
      if (second <= this.currentSecond() - secondsCounted) this.seconds.delete(second);
      else for (const [name, count] of counts) sums[name] = (sums[name] ?? 0) + count;
    }
    return sums;
  }

  private currentSecond(): number {
    return Math.floor(this.now() / 1000);
  }
}
