import { io, type Socket } from 'socket.io-client';
import { until } from '../until.ts';

export interface EntitlementMessage {
  readonly tier: string;
  readonly roles: readonly string[];
}

/** A page that is connected to the live channel with the site's own client library. */
export class OpenPage {
  /** In order. */
  readonly received: EntitlementMessage[] = [];
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
    this.socket.on('entitlement', (message: EntitlementMessage) => this.received.push(message));
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
  waitFor(expected: EntitlementMessage): Promise<void> {
    const wanted = JSON.stringify(expected);
    return until(async () => JSON.stringify(this.received.at(-1)) === wanted);
  }

  /** Subscribes to a topic; the returned array grows with each message. */
  subscribe<Topic>(topic: string): Topic[] {
    const messages: Topic[] = [];
    this.socket.on(topic, (payload: Topic) => messages.push(payload));
    this.socket.emit('subscribe', topic);
    return messages;
  }

  unsubscribe(topic: string): void {
    this.socket.emit('unsubscribe', topic);
  }

  /** Sends a message type that no real page sends. */
  sendUnknown(words: string): void {
    this.socket.emit('said', words);
  }

  close(): void {
    this.socket.disconnect();
  }
}
