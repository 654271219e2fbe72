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
/** How often topics are read, and told to the pages that asked for them if they have changed. */
const topicsMs = 5_000;
/** A socket that has not sent a token by then is closed. */
const handshakeMs = 10_000;
/** A page sends only its token and the names of topics. */
const largestMessageBytes = 16_384;
/** How many messages all pages of one person together may send in a second. */
const mostMessages = 50;
const secondMs = 1_000;
const limitWindowSeconds = 60;
/** How many pages of one person one api process holds. */
const mostPages = 50;

/** Why a page was not let in, as it reads it. */
const refusals = {
  token: 'not-authenticated',
  often: 'too-many-requests',
  many: 'too-many-pages',
  away: 'unavailable',
} as const;

class Refused extends Error {}

/** Holds the connections that open pages have to this api process. */
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
  /** How many messages each person has sent in this second. */
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

  /** Closes the pages whose session has ended, with one query for all. When the query fails, none is closed. */
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

  /** Counts a message. Pages send few; one that sends many is closed, because reading them slows all other pages. */
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

/** What a page is told when it is refused. Of a fault of ours it learns only that we are unavailable. */
function refusalOf(thrown: unknown): Refused {
  if (thrown instanceof Refused) return thrown;
  return new Refused(thrown instanceof TooManyRequests ? refusals.often : refusals.away);
}

/** Holding open pages: the api's alone. */
@Module({ providers: [LiveGateway] })
export class LiveGatewayModule {}
