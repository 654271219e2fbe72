import type { EntityManager } from '@mikro-orm/postgresql';

/** Locks the subscribers in the order of their ids, so that two batches with the same people cause no deadlock. */
export async function storeLastEmailTime(
  em: EntityManager,
  subscriberIds: readonly string[],
  now: Date,
): Promise<void> {
  if (subscriberIds.length === 0) return;
  await em.execute(
    `update email_subscriber set last_email_sent_at = ? where id in (
       select id from email_subscriber where id = any(?::uuid[]) order by id for no key update)`,
    [now, `{${subscriberIds.join(',')}}`],
  );
}
