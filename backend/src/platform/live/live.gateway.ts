import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayConnection, type OnGatewayInit } from '@nestjs/websockets';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import { Limiter } from '../http/limiter.ts';
import { TooManyRequests } from '../http/problem.ts';
import { Carrier } from './carrier.ts';
import { roomOf } from './live.ts';
import { LiveDoor, type Guest } from './live-door.ts';

type OpenPage = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Guest>;
type Pages = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Guest>;

const heartbeatMs = 25_000;
/** Whoever has not shown a token by then is sent away. */
const handshakeMs = 10_000;
/** A page sends its token and nothing else. */
const largestMessageBytes = 16_384;
const limitWindowSeconds = 60;
/** Of one person, in one api process. */
const mostPages = 50;

/** Why a page was not let in, as it reads it. */
const refusals = {
  token: 'not-authenticated',
  often: 'too-many-requests',
  many: 'too-many-pages',
  away: 'unavailable',
} as const;

class Refused extends Error {}

/** Holds the open pages of one api process. They only listen. */
@WebSocketGateway({
  path: '/api/live',
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
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(
    private readonly carrier: Carrier,
    private readonly door: LiveDoor,
    private readonly limiter: Limiter,
  ) {}

  afterInit(server: Pages): void {
    server.adapter(this.carrier.adapter());
    server.use((page, next) => {
      this.admit(page).then(() => next(), next);
    });
    this.heartbeat = setInterval(() => void this.checkSessions(), heartbeatMs).unref();
  }

  async handleConnection(page: OpenPage): Promise<void> {
    this.open.add(page);
    page.once('disconnect', () => this.open.delete(page));
    await page.join(roomOf(page.data.userId));
  }

  /** Cuts off the pages whose session has ended since; one look for all of them. Nobody is cut off by an outage. */
  async checkSessions(): Promise<void> {
    if (this.open.size === 0) return;
    try {
      const welcome = await this.door.stillWelcome([...new Set([...this.open].map(({ data }) => data.sessionId))]);
      for (const page of this.open) if (!welcome.has(page.data.sessionId)) page.disconnect(true);
    } catch (err) {
      this.log.warn({ event: 'live.sessions-not-checked', err });
    }
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeat);
  }

  private pagesOf({ nsp }: OpenPage, { userId }: Guest): number {
    return nsp.adapter.rooms.get(roomOf(userId))?.size ?? 0;
  }

  private async admit(page: OpenPage): Promise<void> {
    try {
      const token: unknown = page.handshake.auth['token'];
      const guest = typeof token === 'string' ? await this.door.recognise(token) : undefined;
      if (!guest) throw new Refused(refusals.token);
      await this.limiter.consume('limitLive', limitWindowSeconds, guest.userId);
      if (this.pagesOf(page, guest) >= mostPages) throw new Refused(refusals.many);
      page.data = guest;
    } catch (thrown) {
      throw refusalOf(thrown);
    }
  }
}

/** What a page is told instead of being let in; anything else stays between us. */
function refusalOf(thrown: unknown): Refused {
  if (thrown instanceof Refused) return thrown;
  return new Refused(thrown instanceof TooManyRequests ? refusals.often : refusals.away);
}
