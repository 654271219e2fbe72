import type { EntityManager } from '@mikro-orm/postgresql';

/** Serialises changes of one member's grant until the transaction ends. */
export async function lockGrant(em: EntityManager, userId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`membership_grant:${userId}`]);
}
