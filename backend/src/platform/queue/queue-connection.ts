import { Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { Settings } from '../config/settings.ts';
import { openPool } from '../database/postgres-pool.ts';

/** Each consumer needs a connection of its own to listen for jobs. */
const poolSize = 14;

@Injectable()
export class QueueConnection implements OnApplicationShutdown {
  readonly options: ConnectionOptions;
  private readonly end: () => Promise<unknown>;

  constructor(settings: Settings) {
    if (settings.redisUrl) {
      setDefaultBackendFactory();
      const redis = new Redis(settings.redisUrl, { maxRetriesPerRequest: null });
      redis.on('error', () => undefined);
      this.options = redis;
      this.end = async () => redis.disconnect();
    } else {
      setDefaultBackendFactory(createPostgresBackend as never);
      const pool = openPool(settings, { name: 'queues', max: poolSize, options: '-c search_path=bullmq' });
      pool.setMaxListeners(0);
      this.options = pool as unknown as ConnectionOptions;
      this.end = () => pool.end();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.end();
  }
}

@Module({ providers: [QueueConnection], exports: [QueueConnection] })
export class QueueConnectionModule {}
