import type { Pool, PoolClient } from 'pg';

/**
 * Gives a connection back to the pool when it dies in somebody's hands. The query builder below MikroORM never gives back
 * one that died at `begin` (Kysely 0.29), and ten of those would leave nobody a connection after an outage.
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
