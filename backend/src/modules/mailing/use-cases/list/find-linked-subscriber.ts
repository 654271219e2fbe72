import type { EntityManager } from '@mikro-orm/postgresql';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { FormerSubscriber } from '../../domain/former-subscriber.entity.ts';

export async function findLinkedSubscriber(em: EntityManager, id: string): Promise<EmailSubscriber | null> {
  const known = await em.findOne(EmailSubscriber, { id });
  if (known) return known;
  const former = await em.findOne(FormerSubscriber, { id });
  return former && em.findOne(EmailSubscriber, { id: former.subscriberId });
}

export async function redirectLinks(em: EntityManager, fromId: string, toId: string): Promise<void> {
  await em.nativeUpdate(FormerSubscriber, { subscriberId: fromId }, { subscriberId: toId });
  await em.insert(FormerSubscriber, { id: fromId, subscriberId: toId });
}
