import fastifyStatic from '@fastify/static';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { Settings } from '../config/settings.ts';
import { RenderedPages, type RenderedPage } from './rendered-pages.ts';
import { siteChannel } from './site.ts';
import { listStaticFiles } from './static-files.ts';

const reconnectMs = 1_000;

/** Answers pages and files ahead of Nest's pipeline, with the same headers and request id. */
@Injectable()
export class SiteServer implements BeforeApplicationShutdown {
  private readonly log = new Logger('site');
  private readonly files = listStaticFiles();
  private listener: pg.Client | undefined;
  private stopped = false;

  constructor(
    private readonly settings: Settings,
    private readonly pages: RenderedPages,
  ) {}

  async register(fastify: FastifyInstance): Promise<void> {
    await fastify.register(fastifyStatic, { root: process.cwd(), serve: false, preCompressed: true });
    fastify.addHook('onRequest', (request, reply) => this.answer(request, reply));
  }

  /** Renders the pages; call once the API can answer. */
  async start(fastify: FastifyInstance): Promise<void> {
    await this.pages.start(async (path) => {
      const { statusCode, body } = await fastify.inject({ method: 'GET', url: path });
      return new Response(body, { status: statusCode, headers: { 'content-type': 'application/json' } });
    });
    await this.listen();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.pages.stop();
    await this.listener?.end().catch(() => undefined);
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const path = request.url.split('?')[0] ?? '/';
    if ((request.method !== 'GET' && request.method !== 'HEAD') || /^\/(api|u)\//.test(path)) return undefined;
    if (path === '/config.js')
      return reply.header('cache-control', 'no-cache').type('text/javascript').send(this.config());
    const file = this.files.get(path);
    if (file) {
      reply.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      return reply.sendFile(file.path, file.root, { cacheControl: false });
    }
    const page = this.pages.page(path.length > 1 ? path.replace(/\/$/, '') : path);
    if (page) return this.send(request, reply, page);
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
    return reply.type('text/html; charset=utf-8').send(body);
  }

  private config(): string {
    const remote = this.settings.adminRemoteUrl;
    return remote ? `globalThis.__ADMIN_REMOTE__ = ${JSON.stringify(remote)};\n` : '';
  }

  private async listen(): Promise<void> {
    if (this.stopped) return;
    const client = new pg.Client({ connectionString: this.settings.databaseUrl, keepAlive: true });
    client.on('notification', ({ payload }) => this.pages.invalidate(payload ?? ''));
    client.on('error', () => undefined);
    client.on('end', () => setTimeout(() => void this.listen(), reconnectMs).unref());
    this.listener = client;
    await client
      .connect()
      .then(() => client.query(`listen ${siteChannel}`))
      .catch(() => undefined);
  }
}

function decode(path: string): string {
  try {
    return decodeURI(path).slice(0, 300);
  } catch {
    return path.slice(0, 300);
  }
}
