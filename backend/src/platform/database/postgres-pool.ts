import { Logger } from '@nestjs/common';
import pg, { type Pool, type PoolClient } from 'pg';
import type { Settings } from '../config/settings.ts';

export const tcpKeepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

export const computeConnectionTimeoutMs = (patience: number): number => 5_000 * patience;

interface PoolPurpose {
  readonly name: string;
  readonly max: number;
  readonly options?: string;
}

/** The caller must end the pool. */
export function openPool({ databaseUrl, patience }: Settings, { name, ...purpose }: PoolPurpose): pg.Pool {
  const log = new Logger('database');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    allowExitOnIdle: true,
    connectionTimeoutMillis: computeConnectionTimeoutMs(patience),
    ...tcpKeepAlive,
    ...purpose,
  });
  const tell = (err: Error): void => log.warn({ event: 'database.connection-lost', pool: name, err });
  pool.on('error', tell);
  pool.on('acquire', (client) => client.on('error', tell));
  pool.on('release', (_error, client) => client.off('error', tell));
  return pool;
}

/** Kysely 0.29 does not return a dead connection when `begin` fails, so ten dead connections would exhaust the pool. */
export function releaseDeadConnections(pool: Pool): void {
  const onDeath = new WeakMap<PoolClient, () => void>();
  pool.on('acquire', (client) => {
    const giveBack = () => {
      const { release } = client;
      client.release = () => undefined;
      release(true);
    };
    onDeath.set(client, giveBack);
    client.once('end', giveBack);
  });
  pool.on('release', (_error, client) => {
    client.off('end', onDeath.get(client) ?? (() => undefined));
  });
}
