import { LRUCache } from 'lru-cache';

/** So many stay in memory, those asked for last; and for so long, as some content changes by time alone. */
const mostKept = 100;
const keptForMs = 600_000;

/** Pages that few ask for: each is rendered when it is asked for, and once for all who ask meanwhile. */
export class AskedPages<Page> {
  private readonly kept = new LRUCache<string, Promise<Page>>({ max: mostKept, ttl: keptForMs });

  constructor(private readonly render: (address: string) => Promise<Page>) {}

  /** Rejects when the page cannot be rendered now; the next ask tries again. */
  at(address: string): Promise<Page> {
    const page = this.kept.get(address) ?? this.begin(address);
    this.kept.set(address, page);
    return page;
  }

  /** What they show has changed. */
  forget(): void {
    this.kept.clear();
  }

  private begin(address: string): Promise<Page> {
    const page = this.render(address);
    page.catch(() => {
      if (this.kept.peek(address) === page) this.kept.delete(address);
    });
    return page;
  }
}
