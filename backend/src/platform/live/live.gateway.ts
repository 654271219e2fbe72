import { Logger, type BeforeApplicationShutdown, Module } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { WebSocketGateway, type OnGatewayConnection, type OnGatewayInit } from '@nestjs/websockets';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import { Settings } from '../config/settings.ts';
import { protection } from '../http/headers.ts';
import { Limiter } from '../http/limiter.ts';
import { TooManyRequests } from '../http/problem.ts';
import { LiveTransport, roomOf } from './live.ts';
import { LiveTopics } from './topics.ts';
import { livePath } from './live-handshake.ts';
import { SocketAuthenticator, type SocketPrincipal } from './socket-authenticator.ts';

type OpenPage = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketPrincipal>;
type Pages = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketPrincipal>;

const heartbeatMs = 25_000;
/** Interval in which topics are read, and sent to their subscribers if changed. */
const topicsMs = 5_000;
const handshakeMs = 10_000;
const largestMessageBytes = 16_384;
const mostMessages = 50;
const secondMs = 1_000;
const limitWindowSeconds = 60;
const mostPages = 50;

/** Error codes for a rejected socket. */
const refusals = {
  token: 'not-authenticated',
  often: 'too-many-requests',
  many: 'too-many-pages',
  away: 'unavailable',
} as const;

class Refused extends Error {}

@WebSocketGateway({
  path: livePath,
  addTrailingSlash: false,
  transports: ['websocket'],
  serveClient: false,
  pingInterval: heartbeatMs,
  connectTimeout: handshakeMs,
  maxHttpBufferSize: largestMessageBytes,
})
export class LiveGateway implements OnGatewayInit<Pages>, OnGatewayConnection<OpenPage>, BeforeApplicationShutdown {
  private readonly log = new Logger('live');
  private readonly open = new Set<OpenPage>();
  private readonly messagesOf = new Map<string, number>();
  private second: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private topicsTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly transport: LiveTransport,
    private readonly authenticator: SocketAuthenticator,
    private readonly topics: LiveTopics,
    private readonly limiter: Limiter,
    private readonly settings: Settings,
  ) {}

  afterInit(server: Pages): void {
    const protect = protection(this.settings);
    server.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
      protect(response);
      next();
    });
    server.adapter(this.transport.adapter());
    this.topics.serve(server);
    server.use((page, next) => {
      this.admit(page).then(() => next(), next);
    });
    this.second = setInterval(() => this.messagesOf.clear(), secondMs).unref();
    this.topicsTimer = setInterval(() => void this.topics.tell(server), topicsMs).unref();
    this.heartbeat = setInterval(() => void this.checkSessions(), heartbeatMs).unref();
  }

  async handleConnection(page: OpenPage): Promise<void> {
    this.open.add(page);
    page.once('disconnect', () => this.open.delete(page));
    page.conn.on('packet', ({ type }: { type: string }) => type === 'message' && this.count(page));
    this.topics.welcome(page);
    await page.join(roomOf(page.data.userId));
  }

  /** Closes the sockets of ended sessions, with one query for all. If the query fails, none is closed. */
  async checkSessions(): Promise<void> {
    if (this.open.size === 0) return;
    try {
      const active = await this.authenticator.activeSessions([
        ...new Set([...this.open].map(({ data }) => data.sessionId)),
      ]);
      for (const page of this.open) if (!active.has(page.data.sessionId)) page.disconnect(true);
    } catch (err) {
      this.log.warn({ event: 'live.sessions-not-checked', err });
    }
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeat);
    clearInterval(this.topicsTimer);
    clearInterval(this.second);
  }

  /** Closes a socket that sends too many messages, because reading them slows all others. */
  private count(page: OpenPage): void {
    const { userId } = page.data;
    const count = (this.messagesOf.get(userId) ?? 0) + 1;
    this.messagesOf.set(userId, count);
    if (count > mostMessages) page.conn.close(true);
  }

  private pagesOf({ nsp }: OpenPage, { userId }: SocketPrincipal): number {
    return nsp.adapter.rooms.get(roomOf(userId))?.size ?? 0;
  }

  private async admit(page: OpenPage): Promise<void> {
    try {
      const token: unknown = page.handshake.auth['token'];
      const principal = typeof token === 'string' ? await this.authenticator.recognise(token) : undefined;
      if (!principal) throw new Refused(refusals.token);
      await this.limiter.consume('limitLive', limitWindowSeconds, principal.userId);
      if (this.pagesOf(page, principal) >= mostPages) throw new Refused(refusals.many);
      page.data = principal;
    } catch (thrown) {
      throw refusalOf(thrown);
    }
  }
}

function refusalOf(thrown: unknown): Refused {
  if (thrown instanceof Refused) return thrown;
  return new Refused(thrown instanceof TooManyRequests ? refusals.often : refusals.away);
}

@Module({ providers: [LiveGateway] })
export class LiveGatewayModule {}
