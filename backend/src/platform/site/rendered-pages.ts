import { Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Settings } from '../config/settings.ts';
import { contentSecurityPolicy } from '../http/headers.ts';
import { loadSite, type LoadedSite, type RenderOptions } from './site-bundle.ts';

export interface RenderedPage {
  readonly html: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
  readonly policy: string;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const retryMs = 5_000;
const momentMs = 100;
const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** Every public page as finished HTML, kept compressed in memory. Rendered at start and when its content changes. */
@Injectable()
export class RenderedPages {
  private readonly log = new Logger('site');
  private readonly pages = new Map<string, RenderedPage>();
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private site: LoadedSite | undefined;
  private fetch: RenderOptions['fetch'] = () => Promise.reject(new Error('The site is not started'));
  private empty: RenderedPage | undefined;
  private missing: RenderedPage | undefined;

  constructor(private readonly settings: Settings) {}

  /** Renders everything once. `fetch` answers the page loaders' calls to the public API. */
  async start(fetch: RenderOptions['fetch']): Promise<void> {
    this.site = await loadSite();
    if (!this.site) return this.log.warn({ event: 'site.not-built' });
    this.fetch = fetch;
    this.empty = await this.finish(this.site.emptyPage);
    this.missing = await this.finish(await this.site.bundle.renderNotFound(this.options(this.site)));
    await this.renderWhere(() => true);
    this.log.log({ event: 'site.rendered', pages: this.pages.size });
  }

  /** Renders again what shows `tag`, once for all that changes within a moment. */
  invalidate(tag: string): void {
    this.changed.add(tag);
    this.timer ??= setTimeout(() => {
      const changed = new Set(this.changed);
      this.changed.clear();
      this.timer = undefined;
      void this.renderWhere((tags) => tags.some((shown) => changed.has(shown)));
    }, momentMs);
  }

  /** No page is rendered any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.site = undefined;
  }

  /** The page to answer with; one that could not be rendered yet is left to the browser. */
  page(path: string): RenderedPage | undefined {
    const known = () =>
      this.site?.bundle.isClientPath(path) || this.site?.bundle.pages.some((page) => page.path === path);
    return this.pages.get(path) ?? (known() ? this.empty : undefined);
  }

  notFound(): RenderedPage | undefined {
    return this.missing;
  }

  private async renderWhere(concerns: (tags: readonly string[]) => boolean): Promise<void> {
    const { site } = this;
    if (!site) return;
    // A page that fails keeps its last good form.
    for (const { path, tags } of site.bundle.pages.filter((page) => concerns(page.tags))) {
      if (!this.site) return;
      try {
        this.pages.set(path, await this.finish(await site.bundle.render(path, this.options(site))));
      } catch (err) {
        this.log.error({ event: 'site.render-failed', path, err });
        setTimeout(() => void this.renderWhere((shown) => shown === tags), retryMs).unref();
      }
    }
  }

  private options({ template }: LoadedSite): RenderOptions {
    return { template, fetch: this.fetch };
  }

  private async finish(markup: string): Promise<RenderedPage> {
    const html = Buffer.from(markup);
    const scripts = [...markup.matchAll(inlineScript)].map((match) => match[1] ?? '').filter(Boolean);
    return {
      html,
      gzip: await zip(html),
      brotli: await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`,
      policy: contentSecurityPolicy(this.settings, scripts),
    };
  }
}
