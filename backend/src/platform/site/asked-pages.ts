import { LRUCache } from 'lru-cache';

/** The most recently used pages stay for a limited time, because some content changes by time alone. */
const mostKept = 100;
const keptForMs = 600_000;

/** Cache of rarely requested pages. Each is rendered on demand, once for concurrent requests. */
export class AskedPages<Page> {
  private readonly kept = new LRUCache<string, Promise<Page>>({ max: mostKept, ttl: keptForMs });

  constructor(private readonly render: (address: string) => Promise<Page>) {}

  at(address: string): Promise<Page> {
    const page = this.kept.get(address) ?? this.begin(address);
    this.kept.set(address, page);
    return page;
  }

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
