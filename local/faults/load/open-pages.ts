/** Open pages of members: WebSockets that reconnect as the site does after a lost connection. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Socket, io } from 'socket.io-client';
import type { SeededRandom } from '../seeded-random.ts';

export interface PageOwner {
  id: string;
  token: string;
}

/** Times in ms since the start of this process. */
interface Reconnection {
  lostAt: number;
  connectedAt: number;
}

interface OpenPage {
  owner: PageOwner;
  socket: Socket;
  /** Number of received messages that announce a change of the tier or the roles of the member. */
  entitlements: number;
  /** Time in ms within which the page must reconnect; undefined unless the server has asked for a reconnection. */
  reconnectWithinMs: number | undefined;
  lostAt: number;
  reconnections: Reconnection[];
  /** Number of connections that ended without a `server-stopping` message. */
  cuts: number;
}

/**
 * Delay in ms before reconnecting after a failed attempt, or after a disconnect without a `server-stopping` message.
 */
const retryMs = 1000;
const pollMs = 100;

export class OpenPages {
  readonly pages: OpenPage[] = [];
  private readonly chance: SeededRandom;
  private isClosed = false;

  constructor(chance: SeededRandom) {
    this.chance = chance;
  }

  /** Opens a page of each member at each URL, and waits until all are connected. */
  async open(owners: readonly PageOwner[], urls: readonly string[]): Promise<void> {
    for (const owner of owners) for (const url of urls) this.pages.push(this.openPage(owner, url));
    await this.waitUntilConnected(30_000);
    for (const page of this.pages) page.reconnections = [];
  }

  /** Waits at most `withinMs` until all pages are connected. Returns the number of pages that are not connected. */
  async waitUntilConnected(withinMs: number): Promise<number> {
    const count = () => this.pages.filter(({ socket }) => !socket.connected).length;
    for (const until = Date.now() + withinMs; Date.now() < until && count() > 0;) await delay(pollMs);
    return count();
  }

  close(): void {
    this.isClosed = true;
    for (const { socket } of this.pages) socket.disconnect();
  }

  private openPage(owner: PageOwner, url: string): OpenPage {
    const socket = io(url, {
      ...{ path: '/api/live', addTrailingSlash: false, transports: ['websocket'], forceNew: true, reconnection: false },
      auth: { token: owner.token },
    });
    const page: OpenPage = {
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

  private async connectLater({ socket }: OpenPage, afterMs: number): Promise<void> {
    await delay(afterMs);
    if (!this.isClosed) socket.connect();
  }
}
