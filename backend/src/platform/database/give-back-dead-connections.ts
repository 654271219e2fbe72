import type { Pool, PoolClient } from 'pg';

/**
 * Releases a pooled connection that dies while it is checked out. Kysely 0.29, below MikroORM, leaks one that dies at
 * `begin`; after an outage ten of those would exhaust the pool.
 */
export function giveBackDeadConnections(pool: Pool): void {
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
