import { io, type Socket } from 'socket.io-client';
import { until } from '../until.ts';

export interface Told {
  readonly tier: string;
  readonly roles: readonly string[];
}

/** A page that is connected to the live channel with the site's own client library. */
export class OpenPage {
  /** In order. */
  readonly told: Told[] = [];
  private readonly socket: Socket;

  private constructor(url: string, auth: Record<string, unknown>) {
    this.socket = io(url, {
      path: '/api/live',
      addTrailingSlash: false,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth,
    });
    this.socket.on('entitlement', (told: Told) => this.told.push(told));
  }

  /** Rejects with the error code when the connection is rejected. */
  static async open(url: string, auth: Record<string, unknown>): Promise<OpenPage> {
    const page = new OpenPage(url, auth);
    await new Promise<void>((resolve, reject) => {
      page.socket.once('connect', resolve);
      page.socket.once('connect_error', reject);
    });
    return page;
  }

  get isOpen(): boolean {
    return this.socket.connected;
  }

  /** Waits until the last message is the expected one. */
  hears(expected: Told): Promise<void> {
    const wanted = JSON.stringify(expected);
    return until(async () => JSON.stringify(this.told.at(-1)) === wanted);
  }

  /** Subscribes to a topic; the returned array grows with each message. */
  hear<Topic>(topic: string): Topic[] {
    const told: Topic[] = [];
    this.socket.on(topic, (payload: Topic) => told.push(payload));
    this.socket.emit('hear', topic);
    return told;
  }

  hearNoMore(topic: string): void {
    this.socket.emit('hear-no-more', topic);
  }

  /** Sends a message type that no real page sends. */
  say(words: string): void {
    this.socket.emit('said', words);
  }

  close(): void {
    this.socket.disconnect();
  }
}
