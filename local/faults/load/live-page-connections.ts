import { setTimeout as delay } from 'node:timers/promises';
import { type Socket, io } from 'socket.io-client';
import type { SeededRandom } from '../seeded-random.ts';

export interface PageOwner {
  id: string;
  token: string;
}

/** Milliseconds since the start of this process. */
interface Reconnection {
  lostAt: number;
  connectedAt: number;
}

interface LivePageConnection {
  owner: PageOwner;
  socket: Socket;
  entitlements: number;
  /** Undefined unless the server has asked for a reconnection. */
  reconnectWithinMs: number | undefined;
  lostAt: number;
  reconnections: Reconnection[];
  /** Number of connections that ended without a `server-stopping` message. */
  cuts: number;
}

const retryMs = 1000;
const pollMs = 100;

export class LivePageConnections {
  readonly pages: LivePageConnection[] = [];
  private readonly chance: SeededRandom;
  private isClosed = false;

  constructor(chance: SeededRandom) {
    this.chance = chance;
  }

  async open(owners: readonly PageOwner[], urls: readonly string[]): Promise<void> {
    for (const owner of owners) for (const url of urls) this.pages.push(this.openPage(owner, url));
    await this.waitUntilConnected(30_000);
    for (const page of this.pages) page.reconnections = [];
  }

  async waitUntilConnected(withinMs: number): Promise<number> {
    const count = () => this.pages.filter(({ socket }) => !socket.connected).length;
    for (const until = Date.now() + withinMs; Date.now() < until && count() > 0;) await delay(pollMs);
    return count();
  }

  close(): void {
    this.isClosed = true;
    for (const { socket } of this.pages) socket.disconnect();
  }

  private openPage(owner: PageOwner, url: string): LivePageConnection {
    const socket = io(url, {
      ...{ path: '/api/live', addTrailingSlash: false, transports: ['websocket'], forceNew: true, reconnection: false },
      auth: { token: owner.token },
    });
    const page: LivePageConnection = {
      ...{ owner, socket, entitlements: 0, reconnectWithinMs: undefined, lostAt: performance.now() },
      ...{ reconnections: [], cuts: 0 },
    };
    socket.on('entitlement', () => (page.entitlements += 1));
    socket.on('server-stopping', (message: { reconnectWithinMs: number }) => {
      page.reconnectWithinMs = message.reconnectWithinMs;
    });
    socket.on('connect', () => page.reconnections.push({ lostAt: page.lostAt, connectedAt: performance.now() }));
    socket.on('connect_error', () => void this.connectLater(page, retryMs));
    socket.on('disconnect', () => {
      if (this.isClosed) return;
      page.lostAt = performance.now();
      const withinMs = page.reconnectWithinMs;
      page.reconnectWithinMs = undefined;
      if (withinMs === undefined) page.cuts += 1;
      void this.connectLater(page, withinMs === undefined ? retryMs : this.chance.between(0, withinMs));
    });
    return page;
  }

  private async connectLater({ socket }: LivePageConnection, afterMs: number): Promise<void> {
    await delay(afterMs);
    if (!this.isClosed) socket.connect();
  }
}
