import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Server } from 'socket.io';

export type SocketAdapterFactory = Parameters<Server['adapter']>[0] & object;

export abstract class LiveTransport implements OnApplicationShutdown {
  /**
   * Creates the Socket.IO adapter (the connection to the other processes) for the server of this process. Call it once.
   */
  abstract createSocketAdapter(): SocketAdapterFactory;

  /**
   * Sends a message to the open pages in a room (a group of sockets). Rejects when the message cannot be sent to the
   * other processes; success does not mean that a page received it.
   */
  abstract send(room: string, event: string, payload: object): Promise<void>;

  abstract broadcastToServers(event: string, message: object): Promise<void>;

  abstract onApplicationShutdown(): Promise<void>;
}

/** Prefix of the channel names for live messages, because other programs may use the same database or Redis. */
export const liveChannelPrefix = 'live';

export const toUserRoom = (userId: string): string => `user:${userId}`;

@Injectable()
export class LiveMessageSender {
  constructor(private readonly transport: LiveTransport) {}

  /**
   * Sends to all open pages of a user, in any process. An offline page never receives the message, so pages must also
   * be able to fetch the same data. Rejects when the message cannot be sent to the other processes; safe to repeat.
   */
  sendToUser(userId: string, event: string, payload: object): Promise<void> {
    return this.transport.send(toUserRoom(userId), event, payload);
  }
}
