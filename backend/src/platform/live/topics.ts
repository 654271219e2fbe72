import { Injectable, Logger } from '@nestjs/common';
import type { Server, Socket } from 'socket.io';
import { validate as isUuid } from 'uuid';
import { LiveTransport } from './live.ts';
import type { SocketPrincipal } from './socket-authenticator.ts';

type Read = () => Promise<object>;
/** Those of the users who may receive a topic at this moment. */
type CanReceive = (userIds: readonly string[], id: string) => Promise<ReadonlySet<string>>;

/** Something to tell the pages in a room. */
interface RoomMessage {
  readonly kind: string;
  readonly id: string;
  readonly payload: object;
}

const sendToRoomEvent = 'send-to-room';

/** Of one page: what it asks for beyond them it does not hear. */
const mostRooms = 20;

const roomOf = (topic: string): string => `topic:${topic}`;

/** What is the same for everybody, and is told to those open pages that ask for it. */
@Injectable()
export class LiveTopics {
  private readonly log = new Logger('live');
  private readonly topics = new Map<string, Read>();
  /** What the pages of this process were told last. */
  private readonly told = new Map<string, string>();
  private readonly canReceive = new Map<string, CanReceive>();
  private isTelling = false;

  constructor(private readonly transport: LiveTransport) {}

  /** `read` is asked again and again while a page of this process listens: it must be cheap, and tell nothing private. */
  add(topic: string, read: Read): void {
    this.topics.set(topic, read);
  }

  /** Topics of one kind, `kind:id`, that are told when something happens. Who may receive one is asked when a page enters and at each message. */
  addRooms(kind: string, canReceive: CanReceive): void {
    this.canReceive.set(kind, canReceive);
  }

  /** Tells the pages that hear `kind:id`, whichever process holds them. Rejects when it could not be handed over. */
  sendToRoom(kind: string, id: string, payload: object): Promise<void> {
    return this.transport.sendToServers(sendToRoomEvent, { kind, id, payload });
  }

  /** Delivers the messages of rooms to the pages of this process. Call once. */
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
      // Open pages ask again by themselves.
      this.log.warn({ event: 'live.room-not-sent', topic, err });
    }
  }

  /** The one thing that a page may say: what it wishes to hear. */
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

  /** Tells the pages of this process what has changed; each process reads for its own. */
  async tell(server: Pick<Server, 'sockets' | 'local'>): Promise<void> {
    // A slow read is not overtaken by the next one.
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
