import { Logger, type BeforeApplicationShutdown, Module } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { WebSocketGateway, type OnGatewayConnection, type OnGatewayInit } from '@nestjs/websockets';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import { Settings } from '../config/settings.ts';
import { createSecurityHeadersSetter } from '../http/headers.ts';
import { RateLimiter } from '../http/limiter.ts';
import { TooManyRequests } from '../http/problem.ts';
import { Metrics } from '../metrics/metrics.ts';
import { LiveTransport, toUserRoom } from './live.ts';
import { LiveTopics } from './topics.ts';
import { liveSocketPath } from './live-handshake.ts';
import { SocketAuthenticator, type SocketPrincipal } from './socket-authenticator.ts';

type PageSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketPrincipal>;
type PageServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketPrincipal>;

const heartbeatMs = 25_000;
const topicIntervalMs = 5_000;
const handshakeTimeoutMs = 10_000;
const largestMessageBytes = 16_384;
const maxMessagesPerSecond = 50;
const secondMs = 1_000;
const limitWindowSeconds = 60;
const maxSocketsPerUser = 50;
const stopMessage = ['server-stopping', { reconnectWithinMs: 30_000 }] as const;

const rejectionCodes = {
  token: 'not-authenticated',
  often: 'too-many-requests',
  many: 'too-many-pages',
  away: 'unavailable',
} as const;

class SocketRejected extends Error {}

@WebSocketGateway({
  path: liveSocketPath,
  addTrailingSlash: false,
  transports: ['websocket'],
  serveClient: false,
  pingInterval: heartbeatMs,
  connectTimeout: handshakeTimeoutMs,
  maxHttpBufferSize: largestMessageBytes,
})
export class LiveGateway
  implements OnGatewayInit<PageServer>, OnGatewayConnection<PageSocket>, BeforeApplicationShutdown
{
  private readonly log = new Logger('live');
  private server: PageServer | undefined;
  private readonly open = new Set<PageSocket>();
  private readonly messagesPerUser = new Map<string, number>();
  private second: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private topicsTimer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly transport: LiveTransport,
    private readonly authenticator: SocketAuthenticator,
    private readonly topics: LiveTopics,
    private readonly limiter: RateLimiter,
    private readonly settings: Settings,
    metrics: Metrics,
  ) {
    metrics.addGauges({
      gauges: { live_pages: 'Open pages with a WebSocket to this process' },
      read: () => [{ values: { live_pages: this.open.size } }],
    });
  }

  afterInit(server: PageServer): void {
    this.server = server;
    const protect = createSecurityHeadersSetter(this.settings);
    server.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
      protect(response);
      next();
    });
    server.adapter(this.transport.createSocketAdapter());
    this.topics.handleBroadcasts(server);
    server.use((page, next) => {
      this.authenticate(page).then(() => next(), next);
    });
    this.second = setInterval(() => this.messagesPerUser.clear(), secondMs).unref();
    this.topicsTimer = setInterval(() => void this.topics.sendChanges(server), topicIntervalMs).unref();
    this.heartbeat = setInterval(() => void this.checkSessions(), heartbeatMs).unref();
  }

  async handleConnection(page: PageSocket): Promise<void> {
    this.open.add(page);
    page.once('disconnect', () => this.open.delete(page));
    page.conn.on('packet', ({ type }: { type: string }) => type === 'message' && this.countMessage(page));
    this.topics.handleSubscriptions(page);
    // Its handshake began before this process stopped.
    if (this.isStopping) page.emit(...stopMessage);
    await page.join(toUserRoom(page.data.userId));
  }

  async checkSessions(): Promise<void> {
    if (this.open.size === 0) return;
    try {
      const active = await this.authenticator.findActiveSessions([
        ...new Set([...this.open].map(({ data }) => data.sessionId)),
      ]);
      for (const page of this.open) if (!active.has(page.data.sessionId)) page.disconnect(true);
    } catch (err) {
      this.log.warn({ event: 'live.sessions-not-checked', err });
    }
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
    // Only the pages of this process must connect again, because other processes continue.
    this.server?.local.emit(...stopMessage);
    clearInterval(this.heartbeat);
    clearInterval(this.topicsTimer);
    clearInterval(this.second);
  }

  /** Reading too many messages of one user slows down all other sockets. */
  private countMessage(page: PageSocket): void {
    const { userId } = page.data;
    const count = (this.messagesPerUser.get(userId) ?? 0) + 1;
    this.messagesPerUser.set(userId, count);
    if (count > maxMessagesPerSecond) page.conn.close(true);
  }

  private countSockets({ nsp }: PageSocket, { userId }: SocketPrincipal): number {
    return nsp.adapter.rooms.get(toUserRoom(userId))?.size ?? 0;
  }

  private async authenticate(page: PageSocket): Promise<void> {
    try {
      const token: unknown = page.handshake.auth['token'];
      const principal = typeof token === 'string' ? await this.authenticator.authenticate(token) : undefined;
      if (!principal) throw new SocketRejected(rejectionCodes.token);
      await this.limiter.consume('limitLive', limitWindowSeconds, principal.userId);
      if (this.countSockets(page, principal) >= maxSocketsPerUser) throw new SocketRejected(rejectionCodes.many);
      page.data = principal;
    } catch (thrown) {
      const rejection = toRejection(thrown);
      if (rejection.message === rejectionCodes.away) this.log.warn({ event: 'live.refused', err: thrown });
      else this.log.log({ event: 'live.refused', reason: rejection.message });
      throw rejection;
    }
  }
}

function toRejection(thrown: unknown): SocketRejected {
  if (thrown instanceof SocketRejected) return thrown;
  return new SocketRejected(thrown instanceof TooManyRequests ? rejectionCodes.often : rejectionCodes.away);
}

@Module({ providers: [LiveGateway] })
export class LiveGatewayModule {}
