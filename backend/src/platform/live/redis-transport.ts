import { createAdapter } from '@socket.io/redis-adapter';
import { Emitter } from '@socket.io/redis-emitter';
import type { Redis } from 'ioredis';
import type { Settings } from '../config/settings.ts';
import { createRedisForRequests } from '../redis/redis-for-requests.ts';
import { LiveTransport, liveChannelPrefix, type SocketAdapterFactory } from './live.ts';

export class RedisTransport extends LiveTransport {
  private readonly redis: Redis;
  private subscriber: Redis | undefined;

  constructor(settings: Settings) {
    super();
    this.redis = createRedisForRequests(settings);
  }

  override createSocketAdapter(): SocketAdapterFactory {
    // The subscribing connection waits for Redis, and commands on the other connection fail within a second.
    this.subscriber = this.redis.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined });
    this.subscriber.on('error', () => undefined);
    return createAdapter(this.redis, this.subscriber, { key: liveChannelPrefix });
  }

  override send(room: string, event: string, payload: object): Promise<void> {
    return this.publish((emitter) => emitter.to(room).emit(event, payload));
  }

  override broadcastToServers(event: string, message: object): Promise<void> {
    return this.publish((emitter) => emitter.serverSideEmit(event, message));
  }

  private async publish(emit: (emitter: Emitter) => void): Promise<void> {
    let handedOver: Promise<unknown> = Promise.resolve();
    const publish = (channel: string, message: Buffer | string) => (handedOver = this.redis.publish(channel, message));
    emit(new Emitter({ publish }, { key: liveChannelPrefix }));
    await handedOver;
  }

  override async onApplicationShutdown(): Promise<void> {
    this.redis.disconnect();
    this.subscriber?.disconnect();
  }
}
