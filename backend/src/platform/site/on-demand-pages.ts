import { LRUCache } from 'lru-cache';

/** A page expires 10 minutes after its last request, because some content changes as time passes. */
const maxPages = 100;
const timeToLiveMs = 600_000;

/** Cache of pages that are rendered on demand. Concurrent requests share one rendering. */
export class OnDemandPageCache<Page> {
  private readonly cache = new LRUCache<string, Promise<Page>>({ max: maxPages, ttl: timeToLiveMs });

  constructor(private readonly render: (address: string) => Promise<Page>) {}

  get(address: string): Promise<Page> {
    const page = this.cache.get(address) ?? this.startRender(address);
    this.cache.set(address, page);
    return page;
  }

  clear(): void {
    this.cache.clear();
  }

  private startRender(address: string): Promise<Page> {
    const page = this.render(address);
    page.catch(() => {
      if (this.cache.peek(address) === page) this.cache.delete(address);
    });
    return page;
  }
}
