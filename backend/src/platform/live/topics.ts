import { Injectable, Logger } from '@nestjs/common';
import type { Server, Socket } from 'socket.io';
import { validate as isUuid } from 'uuid';
import { LiveTransport } from './live.ts';
import type { SocketPrincipal } from './socket-authenticator.ts';

type Read = () => Promise<object>;
/** Returns those of the users who may receive a topic now. */
type CanReceive = (userIds: readonly string[], id: string) => Promise<ReadonlySet<string>>;

interface RoomMessage {
  readonly kind: string;
  readonly id: string;
  readonly payload: object;
}

const sendToRoomEvent = 'send-to-room';

/** Rooms per socket; further subscriptions are ignored. */
const mostRooms = 20;

const roomOf = (topic: string): string => `topic:${topic}`;

@Injectable()
export class LiveTopics {
  private readonly log = new Logger('live');
  private readonly topics = new Map<string, Read>();
  private readonly told = new Map<string, string>();
  private readonly canReceive = new Map<string, CanReceive>();
  private isTelling = false;

  constructor(private readonly transport: LiveTransport) {}

  /**
   * Adds a topic that is the same for all users. `read` is polled while a page subscribes: it must be cheap and return
   * no private data.
   */
  add(topic: string, read: Read): void {
    this.topics.set(topic, read);
  }

  /** Adds topics `kind:id` that are sent on an event. Access is checked at the subscription and at each message. */
  addRooms(kind: string, canReceive: CanReceive): void {
    this.canReceive.set(kind, canReceive);
  }

  /** Sends to the subscribers of `kind:id`, in all processes. Rejects when the transport fails. */
  sendToRoom(kind: string, id: string, payload: object): Promise<void> {
    return this.transport.sendToServers(sendToRoomEvent, { kind, id, payload });
  }

  serve(server: Server): void {
    server.on(sendToRoomEvent, (message: RoomMessage) => void this.deliver(server, message));
  }

  private async deliver({ sockets }: Server, { kind, id, payload }: RoomMessage): Promise<void> {
    const topic = `${kind}:${id}`;
    const pages = [...(sockets.adapter.rooms.get(roomOf(topic)) ?? [])].flatMap(
      (one) => sockets.sockets.get(one) ?? [],
    );
    if (pages.length === 0) return;
    const userOf = ({ data }: Socket) => (data as SocketPrincipal).userId;
    try {
      const allowed = await this.canReceive.get(kind)?.([...new Set(pages.map(userOf))], id);
      for (const page of pages) {
        if (allowed?.has(userOf(page))) page.emit(topic, payload);
        else void page.leave(roomOf(topic));
      }
    } catch (err) {
      this.log.warn({ event: 'live.room-not-sent', topic, err });
    }
  }

  welcome(page: Socket): void {
    page.on('hear', (topic: unknown) => {
      if (typeof topic !== 'string') return;
      if (!this.topics.has(topic)) return void this.enterRoom(page, topic);
      void page.join(roomOf(topic));
      const known = this.told.get(topic);
      if (known !== undefined) page.emit(topic, JSON.parse(known) as object);
    });
    page.on('hear-no-more', (topic: unknown) => {
      if (typeof topic === 'string') void page.leave(roomOf(topic));
    });
  }

  private async enterRoom(page: Socket, topic: string): Promise<void> {
    const [kind = '', id = ''] = topic.split(':');
    const canReceive = this.canReceive.get(kind);
    if (!canReceive || !isUuid(id) || page.rooms.size >= mostRooms) return;
    const { userId } = page.data as SocketPrincipal;
    const allowed = await canReceive([userId], id).catch(() => undefined);
    if (allowed?.has(userId)) await page.join(roomOf(topic));
  }

  /** Sends changed topics to the pages of this process; each process reads by itself. */
  async tell(server: Pick<Server, 'sockets' | 'local'>): Promise<void> {
    if (this.isTelling) return;
    this.isTelling = true;
    await this.tellAll(server);
    this.isTelling = false;
  }

  private async tellAll({ sockets, local }: Pick<Server, 'sockets' | 'local'>): Promise<void> {
    for (const [topic, read] of this.topics) {
      if (!sockets.adapter.rooms.has(roomOf(topic))) {
        this.told.delete(topic);
        continue;
      }
      try {
        const payload = await read();
        const words = JSON.stringify(payload);
        if (words === this.told.get(topic)) continue;
        this.told.set(topic, words);
        local.to(roomOf(topic)).emit(topic, payload);
      } catch (err) {
        this.log.warn({ event: 'live.topic-not-read', topic, err });
      }
    }
  }
}
