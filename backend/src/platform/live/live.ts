import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Server } from 'socket.io';

export type SocketAdapterFactory = Parameters<Server['adapter']>[0] & object;

export abstract class LiveTransport implements OnApplicationShutdown {
  /** Connects the sockets of this process with the other processes. Call this method only once. */
  abstract createSocketAdapter(): SocketAdapterFactory;

  /**
   * Sends a message to the open pages in a room. With Redis, rejects if Redis does not respond; with PostgreSQL, an
   * error is only logged. Success does not mean that a page received the message.
   */
  abstract send(room: string, event: string, payload: object): Promise<void>;

  abstract broadcastToServers(event: string, message: object): Promise<void>;

  abstract onApplicationShutdown(): Promise<void>;
}

export const liveChannelPrefix = 'live';

export const toUserRoom = (userId: string): string => `user:${userId}`;

@Injectable()
export class LiveMessageSender {
  constructor(private readonly transport: LiveTransport) {}

  /**
   * Sends to all open pages of a user. A page without a connection misses the message, so pages must also fetch the
   * same data. Safe to repeat.
   */
  sendToUser(userId: string, event: string, payload: object): Promise<void> {
    return this.transport.send(toUserRoom(userId), event, payload);
  }
}
