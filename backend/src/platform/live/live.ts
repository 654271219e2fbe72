import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Server } from 'socket.io';

/** What a Socket.IO server needs to hear of what other processes send. */
export type LiveAdapter = Parameters<Server['adapter']>[0] & object;

/** Carries messages from any process to the API processes that hold the open pages. */
export abstract class LiveTransport implements OnApplicationShutdown {
  /** For the server of one process. Call once. */
  abstract adapter(): LiveAdapter;

  /** Rejects when the message could not be handed over; says nothing of whether a page was open. */
  abstract send(room: string, event: string, payload: object): Promise<void>;

  /** Hands a message to every API process, which decides which of its pages get it. */
  abstract sendToServers(event: string, message: object): Promise<void>;

  abstract onApplicationShutdown(): Promise<void>;
}

/** Names our messages among others on the same database or Redis. */
export const liveChannel = 'live';

/** The room in which all open pages of one person are. */
export const roomOf = (userId: string): string => `user:${userId}`;

/** Sends messages to open pages, from any process. */
@Injectable()
export class Live {
  constructor(private readonly transport: LiveTransport) {}

  /**
   * Tells the pages a person has open, whichever process holds them. Nobody keeps it for a page that is not connected:
   * what is told must also be there to be asked for. Rejects when it could not be handed over; safe to repeat.
   */
  tell(userId: string, event: string, payload: object): Promise<void> {
    return this.transport.send(roomOf(userId), event, payload);
  }
}
