import type { EntityManager } from '@mikro-orm/postgresql';

/** Serialises decisions about the deletion of one account until the transaction ends. */
export async function lockDeletion(em: EntityManager, userId: string): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('account_deletion'), hashtext(?))`, [userId]);
}
