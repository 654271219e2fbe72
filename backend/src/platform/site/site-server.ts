import fastifyStatic from '@fastify/static';
import { matchesEtag } from '../http/if-none-match.ts';
import { buildSharedCacheHeaders } from '../http/shared-cache.ts';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../config/settings.ts';
import { FormerPageLookup } from './former-pages.ts';
import { PostgresListener } from '../database/postgres-listener.ts';
import type { ResponseCache } from './response-cache.ts';
import { SeoFileBuilder, type SeoFile } from './seo-files.ts';
import type { RenderedPage } from './rendered-page.ts';
import { RenderedPageStore } from './rendered-pages.ts';
import { siteInvalidationChannel } from './site.ts';
import { listStaticFiles } from './static-files.ts';
import { findFrameAncestors } from '../preview/preview-frames.ts';

const controllerPath = /^\/(api|u|l|preferences|why|files|ops)\/|^\/metrics$|\.(rss|ics)$/;

const previewPath = /^\/preview\//;

@Injectable()
export class SiteServer implements BeforeApplicationShutdown {
  private readonly log = new Logger('site');
  private readonly files = listStaticFiles();
  private responses: ResponseCache | undefined;
  private readonly listener: PostgresListener;

  constructor(
    private readonly settings: Settings,
    private readonly pages: RenderedPageStore,
    private readonly seoFiles: SeoFileBuilder,
    private readonly formerPages: FormerPageLookup,
  ) {
    this.listener = new PostgresListener({
      databaseUrl: settings.databaseUrl,
      channel: siteInvalidationChannel,
      onNotification: (tag) => this.pages.invalidate(tag),
      onReconnect: () => this.pages.catchUp(),
    });
  }

  async register(fastify: FastifyInstance, responseCache: ResponseCache): Promise<void> {
    this.responses = responseCache;
    await fastify.register(fastifyStatic, { root: process.cwd(), serve: false, preCompressed: true });
    fastify.addHook('onRequest', (request, reply) => this.handle(request, reply));
  }

  /** Pages load their data from the API, so call this method only after the API can respond. */
  async open(fastify: FastifyInstance): Promise<void> {
    await this.pages.open(async (path) => {
      const { statusCode, body } = await fastify.inject({ method: 'GET', url: path });
      return new Response(body, { status: statusCode, headers: { 'content-type': 'application/json' } });
    });
  }

  async start(): Promise<void> {
    // Listening starts before the first read, so that no change in between is missed.
    await this.listener.start();
    await this.pages.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.pages.stop();
    await this.listener.stop();
  }

  private async handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const path = request.url.split('?')[0] ?? '/';
    if ((request.method !== 'GET' && request.method !== 'HEAD') || controllerPath.test(path)) return undefined;
    if (path === '/config.js')
      return reply.header('cache-control', 'no-cache').type('text/javascript').send(this.config());
    if (previewPath.test(path)) return this.sendPreview(request, reply);
    const built = this.files.get(path);
    if (built) {
      reply.header('cache-control', built.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      return reply.sendFile(built.path, built.root, { cacheControl: false });
    }
    const page = await this.pages.pageOrRender(this.pages.normalizeUrl(request.url));
    if (page) return this.send(request, reply, page);
    const file = await this.seoFiles.find(path);
    if (file) return this.sendSeoFile(request, reply, file);
    const former = await this.formerPages.find(path);
    if (former?.location) return reply.header('cache-control', 'no-cache').redirect(former.location, 301);
    const missing = this.pages.getNotFoundPage();
    reply.status(former ? 410 : 404);
    return missing ? this.send(request, reply, missing) : reply.type('text/plain').send('Oops! Page not found');
  }

  private send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
    const accepted = request.headers['accept-encoding'] ?? '';
    const [encoding, body] = /\bbr\b/.test(accepted)
      ? ['br', page.brotli]
      : /\bgzip\b/.test(accepted)
        ? ['gzip', page.gzip]
        : [undefined, page.html];
    reply.headers({
      'content-security-policy': page.policy,
      'cache-control': 'no-cache',
      etag: page.etag,
      vary: 'accept-encoding',
      ...(reply.statusCode === 200 && page !== this.pages.getEmptyPage() && this.getSharedCacheHeaders(request.url)),
    });
    if (matchesEtag(request.headers['if-none-match'], page.etag) && reply.statusCode === 200)
      return reply.status(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    reply.type('text/html; charset=utf-8');
    const address = this.pages.normalizeUrl(request.url);
    this.responses?.store(request, reply, body, () => this.pages.findPage(address) === page);
    return reply.send(body);
  }

  /** With PURGE_URL, a cache may store a prerendered page for an hour, because the site reports each change. */
  private getSharedCacheHeaders(url: string): Record<string, string> {
    const address = this.pages.normalizeUrl(url);
    const tags = this.pages.findCacheTags(address);
    const isPurgedOnChange = this.settings.purgeUrl !== undefined && this.pages.isPurgedOnChange(address);
    const [maxAgeSeconds, staleSeconds] = isPurgedOnChange ? [3_600, 600] : [10, 60];
    return buildSharedCacheHeaders({ tags, maxAgeSeconds, staleSeconds });
  }

  /** The token is after the # of the URL, so the server does not receive the token. */
  private sendPreview({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
    const page = this.pages.getEmptyPage();
    if (!page) return reply.status(404).type('text/plain').send('Oops! Page not found');
    const ancestors = findFrameAncestors(url, this.settings);
    reply.raw.removeHeader('x-frame-options');
    return reply
      .headers({
        'content-security-policy': page.policy.replace(
          "frame-ancestors 'none'",
          `frame-ancestors ${ancestors.join(' ')}`,
        ),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(page.html);
  }

  private sendSeoFile(request: FastifyRequest, reply: FastifyReply, file: SeoFile): FastifyReply {
    reply.headers({ 'cache-control': file.cacheControl, etag: file.etag });
    if (matchesEtag(request.headers['if-none-match'], file.etag)) return reply.status(304).send();
    return reply.type(file.type).send(file.body);
  }

  private config(): string {
    const { adminRemoteUrl: remote, siteOrigin } = this.settings;
    return [
      `globalThis.__SITE_URL__ = ${JSON.stringify(siteOrigin)};\n`,
      ...(remote ? [`globalThis.__ADMIN_REMOTE__ = ${JSON.stringify(remote)};\n`] : []),
    ].join('');
  }
}
