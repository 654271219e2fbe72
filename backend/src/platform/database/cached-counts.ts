const maxAgeMs = 60_000;
const exactUpTo = 10_000;

interface CountsSource<Counts> {
  readonly read: () => Promise<Counts>;
  /** Number of rows that a read counts. */
  readonly countRows: (counts: Counts) => number;
  /** Time in milliseconds. The counts are read again when it differs by a minute, also backwards. */
  readonly now?: () => number;
  /** True if the caller must see what they wrote, so that the counts are read again. */
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
