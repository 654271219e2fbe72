import { LRUCache } from 'lru-cache';

const maxPages = 100;
/** Some content changes as time passes, so a page expires ten minutes after it was rendered. */
const timeToLiveMs = 600_000;

export class OnDemandPageCache<Page> {
  private readonly cache = new LRUCache<string, Promise<Page>>({ max: maxPages, ttl: timeToLiveMs });

  constructor(private readonly render: (address: string) => Promise<Page>) {}

  get(address: string): Promise<Page> {
    return this.cache.get(address) ?? this.startRender(address);
  }

  clear(): void {
    this.cache.clear();
  }

  private startRender(address: string): Promise<Page> {
    const page = this.render(address);
    this.cache.set(address, page);
    page.catch(() => {
      if (this.cache.peek(address) === page) this.cache.delete(address);
    });
    return page;
  }
}
