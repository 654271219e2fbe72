import type { EntityManager } from '@mikro-orm/postgresql';

/** Lets one transaction at a time decide on the deletion of an account; the others see what it left. */
export async function oneAtATime(em: EntityManager, userId: string): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('account_deletion'), hashtext(?))`, [userId]);
}
