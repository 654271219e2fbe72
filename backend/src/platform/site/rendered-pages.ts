import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { PageChanges } from './page-changes.ts';
import { finishPage, type RenderedPage } from './rendered-page.ts';
import { loadSite, type LoadedSite, type PageKind, type Rendering, type RenderOptions } from './site-bundle.ts';

const retryMs = 5_000;
const momentMs = 100;
/** Some content changes by time alone: what was to come has been. */
const refreshMs = 600_000;

/** A public page that stands in memory, as it is until it is rendered again. */
export interface StandingPage extends RenderedPage, Omit<Rendering, 'html'> {
  readonly address: string;
}

type Concerns = (page: PageKind) => boolean;

/** Every public page as finished HTML, kept compressed in memory. Rendered at start and when its content changes. */
@Injectable()
export class RenderedPages {
  private readonly log = new Logger('site');
  private readonly pages = new Map<string, StandingPage>();
  /** The addresses each page has; one that has not been listed yet is absent. */
  private readonly addresses = new Map<string, readonly string[]>();
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private refresh: NodeJS.Timeout | undefined;
  private readonly retries = new Set<string>();
  private retry: NodeJS.Timeout | undefined;
  private site: LoadedSite | undefined;
  private fetch: RenderOptions['fetch'] = () => Promise.reject(new Error('The site is not started'));
  private empty: RenderedPage | undefined;
  private missing: RenderedPage | undefined;
  /** One rendering after the other: an older one never ends after a newer one. */
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly settings: Settings,
    private readonly changes: PageChanges,
  ) {}

  /** Renders everything once. `fetch` answers the page loaders' calls to the public API. */
  async start(fetch: RenderOptions['fetch']): Promise<void> {
    this.site = await loadSite();
    if (!this.site) return this.log.warn({ event: 'site.not-built' });
    this.fetch = fetch;
    this.empty = await this.finish(this.site.emptyPage);
    this.missing = await this.finish(await this.site.bundle.renderNotFound(this.options(this.site)));
    await this.renderWhere(() => true);
    this.refresh = setInterval(() => this.catchUp(), refreshMs).unref();
    this.log.log({ event: 'site.rendered', pages: this.pages.size });
  }

  /** Renders again what shows `tag`, once for all that changes within a moment. */
  invalidate(tag: string): void {
    this.changed.add(tag);
    this.timer ??= setTimeout(() => {
      const changed = new Set(this.changed);
      this.changed.clear();
      this.timer = undefined;
      void this.renderWhere(({ tags }) => tags.some((shown) => changed.has(shown)));
    }, momentMs);
  }

  /** Renders again all that shows content, as after a time in which no change was heard of. */
  catchUp(): void {
    void this.renderWhere(({ tags }) => tags.length > 0);
  }

  /** No page is rendered any more. */
  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    clearInterval(this.refresh);
    this.site = undefined;
  }

  /** The page to answer with; one that could not be rendered yet is left to the browser. */
  page(address: string): RenderedPage | undefined {
    return this.pages.get(address) ?? (this.isKnown(address) ? this.empty : undefined);
  }

  notFound(): RenderedPage | undefined {
    return this.missing;
  }

  /** The public page at an address, where there is one. */
  standing(address: string): StandingPage | undefined {
    return this.pages.get(address);
  }

  /** The public pages that stand now, in the order of their kinds: what a search engine may be told of. */
  all(): readonly StandingPage[] {
    return [...this.addresses.values()].flat().flatMap((address) => this.pages.get(address) ?? []);
  }

  /** The picture a page is shared with, as SVG. */
  drawingOf({ address, title }: StandingPage): Promise<string> {
    if (!this.site) return Promise.reject(new Error('The site is not started'));
    return this.site.bundle.draw(address, { title, fetch: this.fetch });
  }

  private isKnown(address: string): boolean {
    if (!this.site) return false;
    const { bundle } = this.site;
    if (bundle.isClientPath(address)) return true;
    const path = bundle.pageAt(address);
    return path !== undefined && (this.addresses.get(path)?.includes(address) ?? true);
  }

  private renderWhere(concerns: Concerns): Promise<void> {
    this.work = this.work.then(async () => {
      for (const page of this.site?.bundle.pages.filter(concerns) ?? []) await this.renderAll(page);
    });
    return this.work;
  }

  /** Renders a page at each of its addresses and forgets those that are gone. */
  private async renderAll(page: PageKind): Promise<void> {
    const { site } = this;
    if (!site) return;
    await this.unlessFailing(page.path, page, async () =>
      this.forgetAllBut(await site.bundle.addressesOf(page.path, this.options(site)), page.path),
    );
    for (const address of this.addresses.get(page.path) ?? []) {
      if (!this.site) return;
      await this.unlessFailing(address, page, async () => this.pages.set(address, await this.render(address, site)));
    }
  }

  /** What fails is tried again later; until then its page keeps its last good form. */
  private async unlessFailing(address: string, page: PageKind, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (err) {
      this.log.error({ event: 'site.render-failed', path: address, err });
      this.retries.add(page.path);
      this.retry ??= setTimeout(() => {
        const failed = new Set(this.retries);
        this.retries.clear();
        this.retry = undefined;
        void this.renderWhere(({ path }) => failed.has(path));
      }, retryMs).unref();
    }
  }

  private forgetAllBut(addresses: readonly string[], path: string): void {
    for (const known of this.addresses.get(path) ?? []) if (!addresses.includes(known)) this.pages.delete(known);
    this.addresses.set(path, addresses);
  }

  private async render(address: string, site: LoadedSite): Promise<StandingPage> {
    const { html, ...head } = await site.bundle.render(address, this.options(site));
    await this.changes.note(address, html);
    return { address, ...head, ...(await this.finish(html)) };
  }

  private options({ template }: LoadedSite): RenderOptions {
    return { template, siteUrl: this.settings.siteOrigin, fetch: this.fetch };
  }

  private finish(markup: string): Promise<RenderedPage> {
    return finishPage(markup, this.settings, this.site?.bundle.frameSources ?? []);
  }
}
