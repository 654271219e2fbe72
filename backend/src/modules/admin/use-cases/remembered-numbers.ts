const rememberedMs = 60_000;
const exactUpTo = 10_000;

/** Remembers numbers of large tables for a minute, because PostgreSQL reads each row to count it. */
export class RememberedNumbers<Numbers> {
  private last: { readonly numbers: Numbers; readonly expiresAt: number } | undefined;

  constructor(
    private readonly read: () => Promise<Numbers>,
    private readonly getSize: (numbers: Numbers) => number,
  ) {}

  async get(): Promise<Numbers> {
    if (this.last && performance.now() < this.last.expiresAt) return this.last.numbers;
    const numbers = await this.read();
    const isLarge = this.getSize(numbers) > exactUpTo;
    this.last = isLarge ? { numbers, expiresAt: performance.now() + rememberedMs } : undefined;
    return numbers;
  }
}
