import { Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { Settings } from '../config/settings.ts';
import { computeConnectionTimeoutMs, openPool } from '../database/postgres-pool.ts';

/** Each consumer needs a connection of its own to listen for jobs. */
const poolSize = 14;
const firstConnectionMs = 60_000;

@Injectable()
export class QueueConnection implements OnApplicationShutdown {
  readonly options: ConnectionOptions;
  private readonly end: () => Promise<unknown>;
  private readonly pool: Pool | undefined;

  constructor(private readonly settings: Settings) {
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
      this.pool = pool;
      // The queues of BullMQ connect when they are created, before `connectPatiently` is called.
      this.limitConnection(firstConnectionMs);
    }
  }

  /** BullMQ does not repeat a failed first connection, so on a busy machine it may take longer than a later one. */
  async connectPatiently(connect: () => Promise<unknown>): Promise<void> {
    this.limitConnection(firstConnectionMs);
    try {
      await connect();
    } finally {
      this.limitConnection(computeConnectionTimeoutMs(this.settings.patience));
    }
  }

  private limitConnection(milliseconds: number): void {
    if (this.pool) this.pool.options.connectionTimeoutMillis = milliseconds;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.end();
  }
}

@Module({ providers: [QueueConnection], exports: [QueueConnection] })
export class QueueConnectionModule {}
