const rememberedMs = 60_000;
const exactUpTo = 10_000;

type Numbers = Readonly<Record<string, number>>;

/** Remembers numbers of large tables for a minute, because PostgreSQL reads each row to count it. */
export class RememberedNumbers<Counts extends Numbers> {
  private last: { readonly counts: Promise<Counts>; expiresAt: number } | undefined;

  constructor(private readonly read: () => Promise<Counts>) {}

  /** Calls at the same time share one read. */
  get(): Promise<Counts> {
    if (this.last && performance.now() < this.last.expiresAt) return this.last.counts;
    const last = { counts: this.read(), expiresAt: Infinity };
    this.last = last;
    last.counts.then(
      (counts) => {
        const isLarge = Math.max(...Object.values(counts)) > exactUpTo;
        last.expiresAt = isLarge ? performance.now() + rememberedMs : -Infinity;
      },
      () => (last.expiresAt = -Infinity),
    );
    return last.counts;
  }
}
