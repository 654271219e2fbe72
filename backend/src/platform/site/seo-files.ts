import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { Settings } from '../config/settings.ts';
import { BackgroundThread, resolveJobModuleUrl } from '../threads/background-thread.ts';
import { PageChangeLog } from './page-changes.ts';
import { computeContentHash } from './rendered-page.ts';
import { RenderedPageStore, type PublicPage } from './rendered-pages.ts';
import { buildLlmsText, buildRobotsText, buildSitemapAt } from './site-texts.ts';

const pictureJobUrl = resolveJobModuleUrl(import.meta.url, 'picture');

export interface SeoFile {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  readonly cacheControl: string;
}

const picturePath = /^\/og(\/.+)\.png$/;

@Injectable()
export class SeoFileBuilder {
  private readonly pictures = new WeakMap<PublicPage, Promise<SeoFile>>();
  /** Only one picture is rendered at a time, so that a crawler does not block other background jobs. */
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly settings: Settings,
    private readonly pages: RenderedPageStore,
    private readonly changes: PageChangeLog,
    private readonly thread: BackgroundThread,
  ) {}

  async find(path: string): Promise<SeoFile | undefined> {
    const site = this.settings.siteOrigin;
    if (path === '/robots.txt') return createTextFile('text/plain', buildRobotsText(site));
    if (path === '/llms.txt') return this.buildSummary();
    if (path.startsWith('/sitemap')) return this.sitemapAt(path);
    const named = picturePath.exec(path)?.[1];
    return named === undefined ? undefined : this.sharePicture(named === '/home' ? '/' : named);
  }

  private async buildSummary(): Promise<SeoFile> {
    await this.pages.ready();
    return createTextFile('text/plain', buildLlmsText(this.pages.listedPages(), this.settings.siteOrigin));
  }

  private async sitemapAt(path: string): Promise<SeoFile | undefined> {
    await this.pages.ready();
    const map = buildSitemapAt(path, this.pages.listedUrls(), await this.changes.all(), this.settings.siteOrigin);
    return map === undefined ? undefined : createTextFile('application/xml', map);
  }

  private async sharePicture(address: string): Promise<SeoFile | undefined> {
    const page = await this.pages.listedPage(address);
    if (!page) return undefined;
    const drawn = this.pictures.get(page) ?? this.drawSharePicture(page);
    this.pictures.set(page, drawn);
    return drawn;
  }

  private async drawSharePicture(page: PublicPage): Promise<SeoFile> {
    try {
      const svg = await this.pages.findSharePicture(page);
      const png = await this.oneAtATime(() => this.thread.runOnce(pictureJobUrl, svg));
      return createFile('image/png', png, 'public, max-age=3600');
    } catch (err) {
      this.pictures.delete(page);
      throw err;
    }
  }
}

const createTextFile = (type: string, content: string): SeoFile =>
  createFile(`${type}; charset=utf-8`, Buffer.from(content), 'no-cache');

const createFile = (type: string, body: Buffer, cacheControl: string): SeoFile => ({
  type,
  body,
  cacheControl,
  etag: `"${computeContentHash(body)}"`,
});
