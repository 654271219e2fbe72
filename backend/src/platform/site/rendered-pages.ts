import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { Metrics } from '../metrics/metrics.ts';
import { CachePurger } from './cache-purger.ts';
import { OnDemandPageCache } from './on-demand-pages.ts';
import { PageChangeLog } from './page-changes.ts';
import type { ApiFetch, PageRoute, RenderedDocument, SiteSource } from 'shell/site-bundle';
import { compressPage, computeContentHash, type RenderedPage } from './rendered-page.ts';
import { loadSite, type LoadedSite } from './load-site.ts';

const retryMs = 5_000;
const batchMs = 100;
const refreshMs = 60_000;
/** Further pages are rendered on demand, so that a change of content appears within seconds. */
const maxPrerendered = 60;

const getOwnCacheTag = (address: string): string => `url:${address}`;

export interface PublicPage extends RenderedPage, Omit<RenderedDocument, 'html'> {
  readonly address: string;
  readonly version: string;
}

type PageFilter = (page: PageRoute) => boolean;

@Injectable()
export class RenderedPageStore {
  private readonly log = new Logger('site');
  private readonly renders: ReturnType<Metrics['addCounter']>;
  private readonly pages = new Map<string, PublicPage>();
  private readonly urls = new Map<string, readonly string[]>();
  private readonly onDemand = new OnDemandPageCache((address) => this.render(address));
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private refreshes: NodeJS.Timeout | undefined;
  private readonly retries = new Set<string>();
  private retry: NodeJS.Timeout | undefined;
  private site: LoadedSite | undefined;
  private isStopped = false;
  private readonly firstRender = Promise.withResolvers<void>();
  private isReady = false;
  private fetch: ApiFetch = () => Promise.reject(new Error('The site is not started'));
  private empty: RenderedPage | undefined;
  private missing: RenderedPage | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly settings: Settings,
    private readonly changes: PageChangeLog,
    private readonly purger: CachePurger,
    metrics: Metrics,
  ) {
    this.renders = metrics.addCounter('page_renders_total', 'Public pages that this process has rendered');
  }

  async open(fetch: ApiFetch): Promise<void> {
    this.site = await loadSite(this.settings);
    if (!this.site) return this.log.warn({ event: 'site.not-built' });
    this.fetch = fetch;
    this.empty = await this.finish(this.site.emptyPage);
    this.missing = await this.finish(await this.site.bundle.renderNotFound(this.source(this.site)));
  }

  async start(): Promise<void> {
    if (!this.site) return;
    await this.listAndRender(() => true);
    this.isReady = true;
    this.firstRender.resolve();
    this.refreshes = setInterval(() => void this.refresh(), refreshMs).unref();
    this.log.log({ event: 'site.rendered', pages: this.pages.size });
  }

  async ready(): Promise<void> {
    if (this.site) await this.firstRender.promise;
  }

  /** Combines calls within a tenth of a second. */
  invalidate(tag: string): void {
    this.changed.add(tag);
    this.timer ??= setTimeout(() => {
      const changed = new Set(this.changed);
      this.changed.clear();
      this.timer = undefined;
      void this.listAndRender(({ tags }) => tags.some((shown) => changed.has(shown)));
    }, batchMs);
  }

  refresh(): Promise<void> {
    return this.renderWhere(() => true);
  }

  /** Notifications are lost during an outage, so all pages with content are read again. */
  catchUp(): void {
    void this.listAndRender(({ tags }) => tags.length > 0);
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    clearInterval(this.refreshes);
    this.isStopped = true;
    this.firstRender.resolve();
  }

  normalizeUrl(path: string): string {
    return this.site?.bundle.normalizeUrl(path) ?? path;
  }

  findPage(address: string): RenderedPage | undefined {
    return this.pages.get(address) ?? (this.isKnown(address) && !this.isOnDemand(address) ? this.empty : undefined);
  }

  async pageOrRender(address: string): Promise<RenderedPage | undefined> {
    return this.findPage(address) ?? (await this.publicPage(address).catch(() => this.empty));
  }

  getEmptyPage(): RenderedPage | undefined {
    return this.empty;
  }

  getNotFoundPage(): RenderedPage | undefined {
    return this.missing;
  }

  async publicPage(address: string): Promise<PublicPage | undefined> {
    return this.pages.get(address) ?? (this.isOnDemand(address) ? this.onDemand.get(address) : undefined);
  }

  findCacheTags(address: string): readonly string[] {
    const path = this.site?.bundle.findRoute(address);
    const route = this.site?.bundle.pages.find((page) => page.path === path);
    return ['page', getOwnCacheTag(address), ...(route?.tags ?? [])];
  }

  isPurgedOnChange(address: string): boolean {
    return this.pages.has(address);
  }

  async listedPage(address: string): Promise<PublicPage | undefined> {
    const path = this.site?.bundle.findRoute(address);
    return this.site?.bundle.pages.some((page) => page.isListed && page.path === path)
      ? this.publicPage(address)
      : undefined;
  }

  listedPages(): readonly PublicPage[] {
    return this.findListed(() => true).flatMap((address) => this.pages.get(address) ?? []);
  }

  listedUrls(): readonly string[] {
    return this.findListed((address, place) => place >= maxPrerendered || this.pages.has(address));
  }

  findSharePicture({ address, title }: PublicPage): Promise<string> {
    if (!this.site) return Promise.reject(new Error('The site is not started'));
    return this.site.bundle.drawSharePicture(address, title, this.fetch);
  }

  private findListed(which: (address: string, place: number) => boolean): string[] {
    const listed = this.site?.bundle.pages.filter(({ isListed }) => isListed) ?? [];
    const isOwnPage = (address: string, place: number) => !address.includes('?') && which(address, place);
    return listed.flatMap(({ path }) => this.urls.get(path)?.filter(isOwnPage) ?? []);
  }

  private isOnDemand(address: string): boolean {
    const path = this.site?.bundle.findRoute(address);
    if (path === undefined) return false;
    const place = this.urls.get(path)?.indexOf(address) ?? (address === path ? 0 : -1);
    return place >= (this.isReady ? maxPrerendered : 0);
  }

  private isKnown(address: string): boolean {
    if (!this.site) return false;
    const { bundle } = this.site;
    if (bundle.isClientPath(address)) return true;
    const path = bundle.findRoute(address);
    return path !== undefined && (this.urls.get(path)?.includes(address) ?? true);
  }

  private listAndRender(concerns: PageFilter): Promise<void> {
    this.work = this.work.then(async () => {
      for (const page of this.kinds(concerns)) await this.list(page);
    });
    return this.renderWhere(concerns);
  }

  private renderWhere(concerns: PageFilter): Promise<void> {
    this.work = this.work.then(async () => {
      for (const page of this.kinds(concerns)) await this.renderAll(page);
    });
    return this.work;
  }

  private kinds(concerns: PageFilter): readonly PageRoute[] {
    return this.site?.bundle.pages.filter(concerns) ?? [];
  }

  private async list(page: PageRoute): Promise<void> {
    const { site } = this;
    if (!site || this.isStopped) return;
    await this.withRetry(page.path, page, async () =>
      this.keepOnlyUrls(await site.bundle.listUrls(page.path, this.fetch), page),
    );
  }

  private async renderAll(page: PageRoute): Promise<void> {
    for (const address of this.urls.get(page.path)?.slice(0, maxPrerendered) ?? []) {
      if (this.isStopped) return;
      await this.withRetry(address, page, async () => this.replace(await this.render(address)));
    }
  }

  private replace(page: PublicPage): void {
    const before = this.pages.get(page.address);
    this.pages.set(page.address, page);
    if (before?.etag !== page.etag) this.purger.purge([getOwnCacheTag(page.address)]);
  }

  /** The last good version is served until a retry succeeds. */
  private async withRetry(address: string, page: PageRoute, work: () => Promise<unknown>): Promise<void> {
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

  private keepOnlyUrls(addresses: readonly string[], { path, tags }: PageRoute): void {
    const ahead = new Set(addresses.slice(0, maxPrerendered));
    for (const known of this.urls.get(path) ?? []) if (!ahead.has(known)) this.pages.delete(known);
    this.urls.set(path, addresses);
    this.onDemand.clear();
    this.purger.purge(tags);
  }

  private async render(address: string): Promise<PublicPage> {
    const { site } = this;
    if (!site) throw new Error('The site is not started');
    const content = await site.bundle.read(address, this.source(site));
    const version = computeContentHash(content.version);
    const before = this.pages.get(address);
    if (before?.version === version) return before;
    const { html, ...head } = await content.render();
    this.renders.inc();
    await this.changes.record(address, html);
    return { address, version, ...head, ...(await this.finish(html)) };
  }

  private source({ template }: LoadedSite): SiteSource {
    return { template, siteUrl: this.settings.siteOrigin, fetch: this.fetch };
  }

  private finish(markup: string): Promise<RenderedPage> {
    return compressPage(markup, this.settings, this.site?.bundle.frameSources ?? []);
  }
}
