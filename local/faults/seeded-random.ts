export class SeededRandom {
  private state: number;

  /** Concurrent parts of a test use different names, so that they do not change each other's random numbers. */
  constructor(seed: number, name: string) {
    this.state = [...`${seed}/${name}`].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 7);
  }

  nextFraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(least: number, most: number): number {
    return least + this.nextFraction() * (most - least);
  }

  nextInteger(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1));
  }

  nextBoolean(share: number): boolean {
    return this.nextFraction() < share;
  }

  pickOne<T>(choices: readonly T[]): T {
    const choice = choices[this.nextInteger(0, choices.length - 1)];
    if (choice === undefined) throw new Error('There is nothing to choose from.');
    return choice;
  }
}
