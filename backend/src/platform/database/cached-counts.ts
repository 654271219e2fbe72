const maxAgeMs = 60_000;
const exactUpTo = 10_000;

interface CountsSource<Counts> {
  readonly read: () => Promise<Counts>;
  /** Returns the number of counted rows. Up to 10,000 rows are fast to count, so their counts are not cached. */
  readonly countRows: (counts: Counts) => number;
  /** Returns a time in milliseconds. Counts expire when this time is a minute later or earlier than the time of their read. */
  readonly now?: () => number;
  /** True if the counts must include the latest writes of the caller, so that they are read again. */
  readonly needsOwnWrites?: () => boolean;
}

/** Caches counts of large tables for a minute, because PostgreSQL reads each row to count it. */
export class CachedCounts<Counts> {
  private last: { readonly counts: Promise<Counts>; readAt: number | undefined } | undefined;

  constructor(private readonly source: CountsSource<Counts>) {}

  /** Calls at the same time share one read. */
  get(): Promise<Counts> {
    if (this.last && this.isCurrent(this.last)) return this.last.counts;
    const last: NonNullable<typeof this.last> = { counts: this.source.read(), readAt: undefined };
    this.last = last;
    const forget = () => void (this.last === last && (this.last = undefined));
    last.counts.then((counts) => {
      last.readAt = this.now();
      if (this.source.countRows(counts) <= exactUpTo) forget();
    }, forget);
    return last.counts;
  }

  private isCurrent({ readAt }: { readonly readAt: number | undefined }): boolean {
    if (this.source.needsOwnWrites?.()) return false;
    return readAt === undefined || Math.abs(this.now() - readAt) < maxAgeMs;
  }

  private now(): number {
    return this.source.now?.() ?? performance.now();
  }
}
