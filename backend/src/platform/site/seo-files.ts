import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { Settings } from '../config/settings.ts';
import { BackgroundThread, jobModuleUrl } from '../threads/background-thread.ts';
import { PageChanges } from './page-changes.ts';
import { contentHash } from './rendered-page.ts';
import { RenderedPages, type PublicPage } from './rendered-pages.ts';
import { llmsText, robotsText, sitemapAt } from './site-texts.ts';

const picture = jobModuleUrl(import.meta.url, 'picture');

export interface SeoFile {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  readonly cacheControl: string;
}

const picturePath = /^\/og(\/.+)\.png$/;

@Injectable()
export class SeoFiles {
  private readonly pictures = new WeakMap<PublicPage, Promise<SeoFile>>();
  /**
   * Renders one picture at a time, so that a crawler that requests all pictures does not block other jobs of the
   * thread.
   */
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly settings: Settings,
    private readonly pages: RenderedPages,
    private readonly changes: PageChanges,
    private readonly thread: BackgroundThread,
  ) {}

  async find(path: string): Promise<SeoFile | undefined> {
    const site = this.settings.siteOrigin;
    if (path === '/robots.txt') return text('text/plain', robotsText(site));
    if (path === '/llms.txt') return this.summary();
    if (path.startsWith('/sitemap')) return this.sitemapAt(path);
    const named = picturePath.exec(path)?.[1];
    return named === undefined ? undefined : this.sharePicture(named === '/home' ? '/' : named);
  }

  /** Waits until all pages are listed, because an incomplete file would make crawlers drop the missing pages. */
  private async summary(): Promise<SeoFile> {
    await this.pages.ready();
    return text('text/plain', llmsText(this.pages.listedPages(), this.settings.siteOrigin));
  }

  private async sitemapAt(path: string): Promise<SeoFile | undefined> {
    await this.pages.ready();
    const map = sitemapAt(path, this.pages.listedUrls(), await this.changes.all(), this.settings.siteOrigin);
    return map === undefined ? undefined : text('application/xml', map);
  }

  private async sharePicture(address: string): Promise<SeoFile | undefined> {
    const page = await this.pages.listedPage(address);
    if (!page) return undefined;
    const drawn = this.pictures.get(page) ?? this.draw(page);
    this.pictures.set(page, drawn);
    return drawn;
  }

  private async draw(page: PublicPage): Promise<SeoFile> {
    try {
      const svg = await this.pages.sharePicture(page);
      const png = await this.oneAtATime(() => this.thread.runOnce(picture, svg));
      return file('image/png', png, 'public, max-age=3600');
    } catch (err) {
      this.pictures.delete(page);
      throw err;
    }
  }
}

const text = (type: string, content: string): SeoFile =>
  file(`${type}; charset=utf-8`, Buffer.from(content), 'no-cache');

const file = (type: string, body: Buffer, cacheControl: string): SeoFile => ({
  type,
  body,
  cacheControl,
  etag: `"${contentHash(body)}"`,
});
