import { Injectable, Logger } from '@nestjs/common';
import type { Server, Socket } from 'socket.io';
import { validate as isUuid } from 'uuid';
import { LiveTransport } from './live.ts';
import type { SocketPrincipal } from './socket-authenticator.ts';

type ReadTopic = () => Promise<object>;
type CanReceive = (userIds: readonly string[], id: string) => Promise<ReadonlySet<string>>;

interface RoomMessage {
  readonly kind: string;
  readonly id: string;
  readonly payload: object;
}

const broadcastEvent = 'broadcast-topic';

const maxTopicsPerSocket = 20;

const toTopicRoom = (topic: string): string => `topic:${topic}`;

@Injectable()
export class LiveTopics {
  private readonly log = new Logger('live');
  private readonly topics = new Map<string, ReadTopic>();
  private readonly lastSent = new Map<string, string>();
  private readonly canReceive = new Map<string, CanReceive>();
  private isSending = false;

  constructor(private readonly transport: LiveTransport) {}

  /** `read` runs every few seconds, so `read` must be cheap and return no private data. */
  addTopic(topic: string, read: ReadTopic): void {
    this.topics.set(topic, read);
  }

  addRoomTopics(kind: string, canReceive: CanReceive): void {
    this.canReceive.set(kind, canReceive);
  }

  broadcast(kind: string, id: string, payload: object): Promise<void> {
    return this.transport.broadcastToServers(broadcastEvent, { kind, id, payload });
  }

  handleBroadcasts(server: Server): void {
    server.on(broadcastEvent, (message: RoomMessage) => void this.deliver(server, message));
  }

  private async deliver({ sockets }: Server, { kind, id, payload }: RoomMessage): Promise<void> {
    const topic = `${kind}:${id}`;
    const pages = [...(sockets.adapter.rooms.get(toTopicRoom(topic)) ?? [])].flatMap(
      (one) => sockets.sockets.get(one) ?? [],
    );
    if (pages.length === 0) return;
    const userOf = ({ data }: Socket) => (data as SocketPrincipal).userId;
    try {
      const allowed = await this.canReceive.get(kind)?.([...new Set(pages.map(userOf))], id);
      for (const page of pages) {
        if (allowed?.has(userOf(page))) page.emit(topic, payload);
        else void page.leave(toTopicRoom(topic));
      }
    } catch (err) {
      this.log.warn({ event: 'live.room-not-sent', topic, err });
    }
  }

  handleSubscriptions(page: Socket): void {
    page.on('subscribe', (topic: unknown) => {
      if (typeof topic !== 'string') return;
      if (!this.topics.has(topic)) return void this.joinRoom(page, topic);
      void page.join(toTopicRoom(topic));
      const known = this.lastSent.get(topic);
      if (known !== undefined) page.emit(topic, JSON.parse(known) as object);
    });
    page.on('unsubscribe', (topic: unknown) => {
      if (typeof topic === 'string') void page.leave(toTopicRoom(topic));
    });
  }

  private async joinRoom(page: Socket, topic: string): Promise<void> {
    const [kind = '', id = ''] = topic.split(':');
    const canReceive = this.canReceive.get(kind);
    if (!canReceive || !isUuid(id) || page.rooms.size >= maxTopicsPerSocket) return;
    const { userId } = page.data as SocketPrincipal;
    const allowed = await canReceive([userId], id).catch(() => undefined);
    if (allowed?.has(userId)) await page.join(toTopicRoom(topic));
  }

  async sendChanges(server: Pick<Server, 'sockets' | 'local'>): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    await this.sendAllChanges(server);
    this.isSending = false;
  }

  private async sendAllChanges({ sockets, local }: Pick<Server, 'sockets' | 'local'>): Promise<void> {
    for (const [topic, read] of this.topics) {
      if (!sockets.adapter.rooms.has(toTopicRoom(topic))) {
        this.lastSent.delete(topic);
        continue;
      }
      try {
        const payload = await read();
        const json = JSON.stringify(payload);
        if (json === this.lastSent.get(topic)) continue;
        this.lastSent.set(topic, json);
        local.to(toTopicRoom(topic)).emit(topic, payload);
      } catch (err) {
        this.log.warn({ event: 'live.topic-not-read', topic, err });
      }
    }
  }
}
