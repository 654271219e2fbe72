import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { Settings } from '../config/settings.ts';
import { noticeSilence } from '../database/orm-options.ts';

/** One connection for each consumer's LISTEN, the jobs at work and the producers. */
const poolSize = 12;

/** Where the queues live: Redis when there is one, else a schema of its own in the product's PostgreSQL. */
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
      const pool = new pg.Pool({
        connectionString: settings.databaseUrl,
        options: '-c search_path=bullmq',
        max: poolSize,
        allowExitOnIdle: true,
        connectionTimeoutMillis: 5_000,
        ...noticeSilence,
      });
      pool.setMaxListeners(0);
      pool.on('error', () => undefined);
      this.options = pool as unknown as ConnectionOptions;
      this.end = () => pool.end();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.end();
  }
}
