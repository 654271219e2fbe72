import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { AskedPages } from './asked-pages.ts';
import { PageChanges } from './page-changes.ts';
import { finishPage, type RenderedPage } from './rendered-page.ts';
import { loadSite, type LoadedSite, type PageKind, type Rendering, type RenderOptions } from './site-bundle.ts';

const retryMs = 5_000;
const momentMs = 100;
/** Some content changes by time alone: what was to come has been. */
const refreshMs = 600_000;
/** Of a page with more addresses the others are rendered when somebody asks: a change is to be seen within seconds. */
const mostAhead = 60;

/** A public page that stands in memory, as it is until it is rendered again. */
export interface StandingPage extends RenderedPage, Omit<Rendering, 'html'> {
  readonly address: string;
}

type Concerns = (page: PageKind) => boolean;

/**
 * The public pages as finished HTML, kept compressed in memory. Rendered at start and when their content changes; of a
 * page with very many addresses the first so, and the others when they are asked for.
 */
@Injectable()
export class RenderedPages {
  private readonly log = new Logger('site');
  private readonly pages = new Map<string, StandingPage>();
  /** The addresses each page has; one that has not been listed yet is absent. */
  private readonly addresses = new Map<string, readonly string[]>();
  /** The pages of addresses that are not rendered ahead. */
  private readonly asked = new AskedPages((address) => this.render(address));
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private refresh: NodeJS.Timeout | undefined;
  private readonly retries = new Set<string>();
  private retry: NodeJS.Timeout | undefined;
  private site: LoadedSite | undefined;
  private isStopped = false;
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

  /** No page is rendered any more; those that stand are still answered with. */
  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    clearInterval(this.refresh);
    this.isStopped = true;
  }

  /** The address of the page that answers what was asked for: a path, with or without a query. */
  addressOf(asked: string): string {
    return this.site?.bundle.addressOf(asked) ?? asked;
  }

  /** What is answered with at once; a page that could not be rendered yet is left to the browser. */
  page(address: string): RenderedPage | undefined {
    return this.pages.get(address) ?? (this.isKnown(address) && !this.isAsked(address) ? this.empty : undefined);
  }

  /** The page to answer with, rendered now where it is not rendered ahead. */
  async pageNow(address: string): Promise<RenderedPage | undefined> {
    return this.page(address) ?? (await this.standing(address).catch(() => this.empty));
  }

  notFound(): RenderedPage | undefined {
    return this.missing;
  }

  /** The public page at an address, where there is one. */
  async standing(address: string): Promise<StandingPage | undefined> {
    return this.pages.get(address) ?? (this.isAsked(address) ? this.asked.at(address) : undefined);
  }

  /** The public page at an address, where there is one that the world is told of. */
  async told(address: string): Promise<StandingPage | undefined> {
    const path = this.site?.bundle.pageAt(address);
    return this.site?.bundle.pages.some((page) => page.isListed && page.path === path)
      ? this.standing(address)
      : undefined;
  }

  /** The public pages that the world is told of and that stand rendered, in the order of their kinds. */
  all(): readonly StandingPage[] {
    return this.listed(() => true).flatMap((address) => this.pages.get(address) ?? []);
  }

  /** Where public pages are found, in the order of their kinds: what a search engine may be told of. */
  allAddresses(): readonly string[] {
    return this.listed((address, place) => place >= mostAhead || this.pages.has(address));
  }

  /** The picture a page is shared with, as SVG. */
  drawingOf({ address, title }: StandingPage): Promise<string> {
    if (!this.site) return Promise.reject(new Error('The site is not started'));
    return this.site.bundle.draw(address, { title, fetch: this.fetch });
  }

  private listed(which: (address: string, place: number) => boolean): string[] {
    const told = this.site?.bundle.pages.filter(({ isListed }) => isListed) ?? [];
    return told.flatMap(({ path }) => this.addresses.get(path)?.filter(which) ?? []);
  }

  private isAsked(address: string): boolean {
    const path = this.site?.bundle.pageAt(address) ?? '';
    return (this.addresses.get(path)?.indexOf(address) ?? -1) >= mostAhead;
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
    if (!site || this.isStopped) return;
    await this.unlessFailing(page.path, page, async () =>
      this.forgetAllBut(await site.bundle.addressesOf(page.path, this.options(site)), page.path),
    );
    for (const address of this.addresses.get(page.path)?.slice(0, mostAhead) ?? []) {
      if (this.isStopped) return;
      await this.unlessFailing(address, page, async () => this.pages.set(address, await this.render(address)));
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
    const ahead = new Set(addresses.slice(0, mostAhead));
    for (const known of this.addresses.get(path) ?? []) if (!ahead.has(known)) this.pages.delete(known);
    this.addresses.set(path, addresses);
    this.asked.forget();
  }

  private async render(address: string): Promise<StandingPage> {
    const { site } = this;
    if (!site) throw new Error('The site is not started');
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
