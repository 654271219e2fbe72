import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Server } from 'socket.io';

export type SocketAdapterFactory = Parameters<Server['adapter']>[0] & object;

export abstract class LiveTransport implements OnApplicationShutdown {
  /** Call this method only once. */
  abstract createSocketAdapter(): SocketAdapterFactory;

  /** With PostgreSQL, an error is only logged, and with Redis, the call rejects. */
  abstract send(room: string, event: string, payload: object): Promise<void>;

  abstract broadcastToServers(event: string, message: object): Promise<void>;

  abstract onApplicationShutdown(): Promise<void>;
}

export const liveChannelPrefix = 'live';

export const toUserRoom = (userId: string): string => `user:${userId}`;

@Injectable()
export class LiveMessageSender {
  constructor(private readonly transport: LiveTransport) {}

  /** A disconnected page misses the message, so pages must also fetch the same data. */
  sendToUser(userId: string, event: string, payload: object): Promise<void> {
    return this.transport.send(toUserRoom(userId), event, payload);
  }
}
