import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { Settings } from '../config/settings.ts';

/** TCP keep-alive, so that a dead peer is noticed. */
export const noticeSilence = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** How long to wait for a connection, in milliseconds. */
export const connectionTimeoutMs = (patience: number): number => 5_000 * patience;

interface PoolPurpose {
  /** Names the pool in the log. */
  readonly name: string;
  readonly max: number;
  /** Settings of each connection, such as `-c search_path=bullmq`. */
  readonly options?: string;
}

/**
 * A pool beside MikroORM's, for a library that brings its own SQL. A connection that dies, idle or in use, is logged and
 * never ends the process. Whoever opens a pool ends it.
 */
export function openPool({ databaseUrl, patience }: Settings, { name, ...purpose }: PoolPurpose): pg.Pool {
  const log = new Logger('database');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    allowExitOnIdle: true,
    connectionTimeoutMillis: connectionTimeoutMs(patience),
    ...noticeSilence,
    ...purpose,
  });
  const tell = (err: Error): void => log.warn({ event: 'database.connection-lost', pool: name, err });
  pool.on('error', tell);
  pool.on('acquire', (client) => client.on('error', tell));
  pool.on('release', (_error, client) => client.off('error', tell));
  return pool;
}
