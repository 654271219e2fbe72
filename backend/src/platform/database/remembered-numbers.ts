const rememberedMs = 60_000;
const exactUpTo = 10_000;

interface NumbersSource<Numbers> {
  readonly read: () => Promise<Numbers>;
  /** Number of rows that a read counts. */
  readonly countRows: (numbers: Numbers) => number;
  /** Time in milliseconds. The numbers are read again when it differs by a minute, also backwards. */
  readonly now?: () => number;
  /** True if the caller must see what they wrote, so that the numbers are read again. */
  readonly needsOwnWrites?: () => boolean;
}

/** Remembers numbers of large tables for a minute, because PostgreSQL reads each row to count it. */
export class RememberedNumbers<Numbers> {
  private last: { readonly numbers: Promise<Numbers>; readAt: number | undefined } | undefined;

  constructor(private readonly source: NumbersSource<Numbers>) {}

  /** Calls at the same time share one read. */
  get(): Promise<Numbers> {
    if (this.last && this.isCurrent(this.last)) return this.last.numbers;
    const last: NonNullable<typeof this.last> = { numbers: this.source.read(), readAt: undefined };
    this.last = last;
    const forget = () => void (this.last === last && (this.last = undefined));
    last.numbers.then((numbers) => {
      last.readAt = this.now();
      if (this.source.countRows(numbers) <= exactUpTo) forget();
    }, forget);
    return last.numbers;
  }

  private isCurrent({ readAt }: { readonly readAt: number | undefined }): boolean {
    if (this.source.needsOwnWrites?.()) return false;
    return readAt === undefined || Math.abs(this.now() - readAt) < rememberedMs;
  }

  private now(): number {
    return this.source.now?.() ?? performance.now();
  }
}
