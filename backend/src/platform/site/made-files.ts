import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Settings } from '../config/settings.ts';
import { PageChanges } from './page-changes.ts';
import { pngOf } from './page-picture.ts';
import { RenderedPages, type StandingPage } from './rendered-pages.ts';
import { llmsText, robotsText, sitemapAt } from './site-texts.ts';

/** A file that lies nowhere: made when it is asked for. */
export interface MadeFile {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  readonly cacheControl: string;
}

const picturePath = /^\/og(\/.+)\.png$/;

/** What tells the world of the public pages: the site map, its signpost, a summary, and a picture of each page. */
@Injectable()
export class MadeFiles {
  /** Drawn at the first ask, for as long as the page stands as it is. */
  private readonly pictures = new WeakMap<StandingPage, Promise<MadeFile>>();

  constructor(
    private readonly settings: Settings,
    private readonly pages: RenderedPages,
    private readonly changes: PageChanges,
  ) {}

  /** The file at an address, or nothing where there is none. */
  async at(path: string): Promise<MadeFile | undefined> {
    const site = this.settings.siteOrigin;
    if (path === '/robots.txt') return text('text/plain', robotsText(site));
    if (path === '/llms.txt') return text('text/plain', llmsText(this.pages.all(), site));
    if (path.startsWith('/sitemap')) return this.sitemapAt(path);
    const named = picturePath.exec(path)?.[1];
    return named === undefined ? undefined : this.pictureOf(named === '/home' ? '/' : named);
  }

  private async sitemapAt(path: string): Promise<MadeFile | undefined> {
    const map = sitemapAt(path, this.pages.allAddresses(), await this.changes.all(), this.settings.siteOrigin);
    return map === undefined ? undefined : text('application/xml', map);
  }

  private async pictureOf(address: string): Promise<MadeFile | undefined> {
    const page = await this.pages.told(address);
    if (!page) return undefined;
    const drawn = this.pictures.get(page) ?? this.draw(page);
    this.pictures.set(page, drawn);
    return drawn;
  }

  private async draw(page: StandingPage): Promise<MadeFile> {
    try {
      return file('image/png', await pngOf(await this.pages.drawingOf(page)), 'public, max-age=3600');
    } catch (err) {
      this.pictures.delete(page);
      throw err;
    }
  }
}

const text = (type: string, words: string): MadeFile => file(`${type}; charset=utf-8`, Buffer.from(words), 'no-cache');

const file = (type: string, body: Buffer, cacheControl: string): MadeFile => ({
  type,
  body,
  cacheControl,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 24)}"`,
});
