import { io, type Socket } from 'socket.io-client';
import { waitUntil } from '../until.ts';

export interface EntitlementMessage {
  readonly tier: string;
  readonly roles: readonly string[];
}

export class OpenPage {
  readonly received: EntitlementMessage[] = [];
  readonly stopMessages: unknown[] = [];
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
    this.socket.on('server-stopping', (message: unknown) => this.stopMessages.push(message));
  }

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

  waitFor(expected: EntitlementMessage): Promise<void> {
    const wanted = JSON.stringify(expected);
    return waitUntil(async () => JSON.stringify(this.received.at(-1)) === wanted);
  }

  subscribe<Topic>(topic: string): Topic[] {
    const messages = this.listen<Topic>(topic);
    this.socket.emit('subscribe', topic);
    return messages;
  }

  listen<Message>(name: string): Message[] {
    const messages: Message[] = [];
    this.socket.on(name, (payload: Message) => messages.push(payload));
    return messages;
  }

  unsubscribe(topic: string): void {
    this.socket.emit('unsubscribe', topic);
  }

  sendUnknown(words: string): void {
    this.socket.emit('said', words);
  }

  close(): void {
    this.socket.disconnect();
  }
}
