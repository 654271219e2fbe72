import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { AskedPages } from './asked-pages.ts';
import { PageChanges } from './page-changes.ts';
import type { Ask, PageKind, RenderedDocument, SiteSource } from 'shell/site-bundle';
import { finishPage, hashOf, type RenderedPage } from './rendered-page.ts';
import { loadSite, type LoadedSite } from './load-site.ts';

const retryMs = 5_000;
const momentMs = 100;
/** Some content changes by time alone, for example when an event is over. */
const refreshMs = 60_000;
/** Of a page with more addresses the others are rendered when somebody asks: a change is to be seen within seconds. */
const mostAhead = 60;

/** A public page in memory, as it is until it is rendered again. */
export interface PublicPage extends RenderedPage, Omit<RenderedDocument, 'html'> {
  readonly address: string;
  /** Of what it shows: while this stays, there is nothing to render again. */
  readonly version: string;
}

type Concerns = (page: PageKind) => boolean;

/**
 * The public pages as finished HTML, kept compressed in memory. Rendered at start, and again when what they show has
 * changed: it is read when a change of content is heard of, and every minute. Of a page with very many addresses this
 * holds for the first; the others are rendered when they are asked for.
 */
@Injectable()
export class RenderedPages {
  private readonly log = new Logger('site');
  private readonly pages = new Map<string, PublicPage>();
  /** The addresses each page has; one that has not been listed yet is absent. */
  private readonly addresses = new Map<string, readonly string[]>();
  /** The pages of addresses that are not rendered ahead. */
  private readonly asked = new AskedPages((address) => this.render(address));
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private refreshes: NodeJS.Timeout | undefined;
  private readonly retries = new Set<string>();
  private retry: NodeJS.Timeout | undefined;
  private site: LoadedSite | undefined;
  private isStopped = false;
  /** Settles when every page has been rendered once, or has failed to be. */
  private readonly first = Promise.withResolvers<void>();
  private isReady = false;
  private fetch: Ask = () => Promise.reject(new Error('The site is not started'));
  private empty: RenderedPage | undefined;
  private missing: RenderedPage | undefined;
  /** Renderings run one after the other, so that an older one never overwrites a newer one. */
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly settings: Settings,
    private readonly changes: PageChanges,
  ) {}

  /** Reads the front end's build: from now on every page is answered. `fetch` answers the page loaders' calls to the public API. */
  async open(fetch: Ask): Promise<void> {
    this.site = await loadSite();
    if (!this.site) return this.log.warn({ event: 'site.not-built' });
    this.fetch = fetch;
    this.empty = await this.finish(this.site.emptyPage);
    this.missing = await this.finish(await this.site.bundle.renderNotFound(this.source(this.site)));
  }

  /** Renders everything once. What is asked for meanwhile is rendered at once. */
  async start(): Promise<void> {
    if (!this.site) return;
    await this.listAndRender(() => true);
    this.isReady = true;
    this.first.resolve();
    this.refreshes = setInterval(() => void this.refresh(), refreshMs).unref();
    this.log.log({ event: 'site.rendered', pages: this.pages.size });
  }

  /** Waits until every page has been rendered once. */
  async ready(): Promise<void> {
    if (this.site) await this.first.promise;
  }

  /** Reads again what shows `tag`, once for all that changes within a moment. */
  invalidate(tag: string): void {
    this.changed.add(tag);
    this.timer ??= setTimeout(() => {
      const changed = new Set(this.changed);
      this.changed.clear();
      this.timer = undefined;
      void this.listAndRender(({ tags }) => tags.some((shown) => changed.has(shown)));
    }, momentMs);
  }

  /** Reads every page again. */
  refresh(): Promise<void> {
    return this.renderWhere(() => true);
  }

  /** Reads again all that shows content, as after a time in which no change was heard of. */
  catchUp(): void {
    void this.listAndRender(({ tags }) => tags.length > 0);
  }

  /** Stops rendering; pages in memory are still served. */
  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    clearInterval(this.refreshes);
    this.isStopped = true;
    this.first.resolve();
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
    return this.page(address) ?? (await this.publicPage(address).catch(() => this.empty));
  }

  notFound(): RenderedPage | undefined {
    return this.missing;
  }

  /** The public page at an address, where there is one. */
  async publicPage(address: string): Promise<PublicPage | undefined> {
    return this.pages.get(address) ?? (this.isAsked(address) ? this.asked.at(address) : undefined);
  }

  /** The public page at an address, where it is listed. */
  async listedPage(address: string): Promise<PublicPage | undefined> {
    const path = this.site?.bundle.pageAt(address);
    return this.site?.bundle.pages.some((page) => page.isListed && page.path === path)
      ? this.publicPage(address)
      : undefined;
  }

  /** The public pages that are listed and rendered, in the order of their kinds. */
  all(): readonly PublicPage[] {
    return this.listed(() => true).flatMap((address) => this.pages.get(address) ?? []);
  }

  /** Where public pages are found, in the order of their kinds: what a search engine may be told of. */
  allAddresses(): readonly string[] {
    return this.listed((address, place) => place >= mostAhead || this.pages.has(address));
  }

  /** The picture a page is shared with, as SVG. */
  drawingOf({ address, title }: PublicPage): Promise<string> {
    if (!this.site) return Promise.reject(new Error('The site is not started'));
    return this.site.bundle.draw(address, title, this.fetch);
  }

  /** A page with a query is a variant of the page without it, which alone is listed. */
  private listed(which: (address: string, place: number) => boolean): string[] {
    const told = this.site?.bundle.pages.filter(({ isListed }) => isListed) ?? [];
    const isOwnPage = (address: string, place: number) => !address.includes('?') && which(address, place);
    return told.flatMap(({ path }) => this.addresses.get(path)?.filter(isOwnPage) ?? []);
  }

  /** Whether a page is rendered when it is asked for: one of very many, and after the start one whose turn has not come. */
  private isAsked(address: string): boolean {
    const path = this.site?.bundle.pageAt(address);
    if (path === undefined) return false;
    const place = this.addresses.get(path)?.indexOf(address) ?? (address === path ? 0 : -1);
    return place >= (this.isReady ? mostAhead : 0);
  }

  private isKnown(address: string): boolean {
    if (!this.site) return false;
    const { bundle } = this.site;
    if (bundle.isClientPath(address)) return true;
    const path = bundle.pageAt(address);
    return path !== undefined && (this.addresses.get(path)?.includes(address) ?? true);
  }

  private listAndRender(concerns: Concerns): Promise<void> {
    this.work = this.work.then(async () => {
      for (const page of this.kinds(concerns)) await this.list(page);
    });
    return this.renderWhere(concerns);
  }

  private renderWhere(concerns: Concerns): Promise<void> {
    this.work = this.work.then(async () => {
      for (const page of this.kinds(concerns)) await this.renderAll(page);
    });
    return this.work;
  }

  private kinds(concerns: Concerns): readonly PageKind[] {
    return this.site?.bundle.pages.filter(concerns) ?? [];
  }

  /** Asks for the addresses a page has now, and forgets those that are gone. */
  private async list(page: PageKind): Promise<void> {
    const { site } = this;
    if (!site || this.isStopped) return;
    await this.unlessFailing(page.path, page, async () =>
      this.forgetAllBut(await site.bundle.addressesOf(page.path, this.fetch), page.path),
    );
  }

  private async renderAll(page: PageKind): Promise<void> {
    for (const address of this.addresses.get(page.path)?.slice(0, mostAhead) ?? []) {
      if (this.isStopped) return;
      await this.unlessFailing(address, page, async () => this.pages.set(address, await this.render(address)));
    }
  }

  /** A failed rendering is retried later; until then the last good version is served. */
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
        void this.listAndRender(({ path }) => failed.has(path));
      }, retryMs).unref();
    }
  }

  private forgetAllBut(addresses: readonly string[], path: string): void {
    const ahead = new Set(addresses.slice(0, mostAhead));
    for (const known of this.addresses.get(path) ?? []) if (!ahead.has(known)) this.pages.delete(known);
    this.addresses.set(path, addresses);
    this.asked.forget();
  }

  /** The page as it is now: the one in memory, if it shows the same. */
  private async render(address: string): Promise<PublicPage> {
    const { site } = this;
    if (!site) throw new Error('The site is not started');
    const content = await site.bundle.read(address, this.source(site));
    const version = hashOf(content.version);
    const before = this.pages.get(address);
    if (before?.version === version) return before;
    const { html, ...head } = await content.render();
    await this.changes.note(address, html);
    return { address, version, ...head, ...(await this.finish(html)) };
  }

  private source({ template }: LoadedSite): SiteSource {
    return { template, siteUrl: this.settings.siteOrigin, fetch: this.fetch };
  }

  private finish(markup: string): Promise<RenderedPage> {
    return finishPage(markup, this.settings, this.site?.bundle.frameSources ?? []);
  }
}
