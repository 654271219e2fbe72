import { io, type Socket } from 'socket.io-client';
import { until } from '../until.ts';

/** What an open page is told. */
export interface Told {
  readonly tier: string;
  readonly roles: readonly string[];
}

/** A page of the site that somebody has open and that listens, by the client the site itself uses. */
export class OpenPage {
  /** Everything it was told, in order. */
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

  /** Resolves once it is let in; rejects with the word of the refusal. */
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

  /** Waits until what it was told last is this. */
  hears(expected: Told): Promise<void> {
    const wanted = JSON.stringify(expected);
    return until(async () => JSON.stringify(this.told.at(-1)) === wanted);
  }

  /** Asks to be told of a topic; what it answers grows with each time it is. */
  hear<Topic>(topic: string): Topic[] {
    const told: Topic[] = [];
    this.socket.on(topic, (payload: Topic) => told.push(payload));
    this.socket.emit('hear', topic);
    return told;
  }

  hearNoMore(topic: string): void {
    this.socket.emit('hear-no-more', topic);
  }

  /** No page of ours says so. */
  say(words: string): void {
    this.socket.emit('said', words);
  }

  close(): void {
    this.socket.disconnect();
  }
}
