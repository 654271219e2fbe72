import fastifyStatic from '@fastify/static';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { Settings } from '../config/settings.ts';
import { MadeFiles, type MadeFile } from './made-files.ts';
import type { RenderedPage } from './rendered-page.ts';
import { RenderedPages } from './rendered-pages.ts';
import { RepeatedAnswers } from './repeated-answers.ts';
import { siteChannel } from './site.ts';
import { listStaticFiles } from './static-files.ts';

const reconnectMs = 1_000;
/** What modules answer themselves: calls, the pages of mail links, feeds and calendar files. */
const controllers = /^\/(api|u)\/|\.(rss|ics)$/;

/** Answers pages and files ahead of Nest's pipeline, with the same headers and request id. */
@Injectable()
export class SiteServer implements BeforeApplicationShutdown {
  private readonly log = new Logger('site');
  private readonly files = listStaticFiles();
  private readonly repeated = new RepeatedAnswers<RenderedPage>((asked) =>
    this.pages.page(this.pages.addressOf(asked)),
  );
  private listener: pg.Client | undefined;
  private stopped = false;

  constructor(
    private readonly settings: Settings,
    private readonly pages: RenderedPages,
    private readonly made: MadeFiles,
  ) {}

  async register(fastify: FastifyInstance): Promise<void> {
    await fastify.register(fastifyStatic, { root: process.cwd(), serve: false, preCompressed: true });
    fastify.addHook('onRequest', (request, reply) => this.answer(request, reply));
  }

  /** Renders the pages; call once the API can answer. */
  async start(fastify: FastifyInstance): Promise<void> {
    // Heard before it is read, so that no change falls between the two.
    await this.listen();
    await this.pages.start(async (path) => {
      const { statusCode, body } = await fastify.inject({ method: 'GET', url: path });
      return new Response(body, { status: statusCode, headers: { 'content-type': 'application/json' } });
    });
    this.repeated.stepBefore(fastify.server);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.pages.stop();
    await this.listener?.end().catch(() => undefined);
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const path = request.url.split('?')[0] ?? '/';
    if ((request.method !== 'GET' && request.method !== 'HEAD') || controllers.test(path)) return undefined;
    if (path === '/config.js')
      return reply.header('cache-control', 'no-cache').type('text/javascript').send(this.config());
    const file = this.files.get(path);
    if (file) {
      reply.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      return reply.sendFile(file.path, file.root, { cacheControl: false });
    }
    const page = await this.pages.pageNow(this.pages.addressOf(request.url));
    if (page) return this.send(request, reply, page);
    const made = await this.made.at(path);
    if (made) return this.sendMade(request, reply, made);
    this.log.warn({ event: 'page.not-found', path: decode(path), requestId: request.id });
    const missing = this.pages.notFound();
    reply.status(404);
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
    });
    if (request.headers['if-none-match'] === page.etag && reply.statusCode === 200) return reply.status(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    reply.type('text/html; charset=utf-8');
    this.repeated.keep(request, reply, page, body);
    return reply.send(body);
  }

  private sendMade(request: FastifyRequest, reply: FastifyReply, file: MadeFile): FastifyReply {
    reply.headers({ 'cache-control': file.cacheControl, etag: file.etag });
    if (request.headers['if-none-match'] === file.etag) return reply.status(304).send();
    return reply.type(file.type).send(file.body);
  }

  /** What a page in the browser has to know of this installation. */
  private config(): string {
    const { adminRemoteUrl: remote, siteOrigin } = this.settings;
    return [
      `globalThis.__SITE_URL__ = ${JSON.stringify(siteOrigin)};\n`,
      ...(remote ? [`globalThis.__ADMIN_REMOTE__ = ${JSON.stringify(remote)};\n`] : []),
    ].join('');
  }

  /** What has changed while nobody listened is told by nobody. */
  private async listenAgain(): Promise<void> {
    if (await this.listen()) this.pages.catchUp();
  }

  /** True once every change is heard of. */
  private async listen(): Promise<boolean> {
    if (this.stopped) return false;
    const client = new pg.Client({ connectionString: this.settings.databaseUrl, keepAlive: true });
    client.on('notification', ({ payload }) => this.pages.invalidate(payload ?? ''));
    client.on('error', () => undefined);
    client.on('end', () => setTimeout(() => void this.listenAgain(), reconnectMs).unref());
    this.listener = client;
    return client
      .connect()
      .then(() => client.query(`listen ${siteChannel}`))
      .then(() => true)
      .catch(() => false);
  }
}

function decode(path: string): string {
  try {
    return decodeURI(path).slice(0, 300);
  } catch {
    return path.slice(0, 300);
  }
}
