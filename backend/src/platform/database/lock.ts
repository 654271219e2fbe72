import type { EntityManager } from '@mikro-orm/postgresql';

/** Waits until nobody else holds the lock of this name, and holds it until the transaction ends. */
export async function lock(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}
