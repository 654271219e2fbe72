import { LRUCache } from 'lru-cache';

/** Some content changes as time passes, so a page expires ten minutes after the last request. */
const maxPages = 100;
const timeToLiveMs = 600_000;

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
