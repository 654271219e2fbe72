import type { EntityManager } from '@mikro-orm/postgresql';
import type { TransactionScope } from '../../../platform/database/transaction.ts';
import { addressHash } from '../domain/address.ts';
import type { EmailSubscriber } from '../domain/email-subscriber.entity.ts';
import { EmailSuppression } from '../domain/email-suppression.entity.ts';
import { SubscriberJoined } from '../domain/events.ts';
import type { SubscriptionOutcomeView } from './subscribe-email.view.ts';

/** Whether somebody who joins has been here before: left the list, or asked for no letters without being on it. */
export async function comesBack(em: EntityManager, { email, confirmedAt }: EmailSubscriber): Promise<boolean> {
  return Boolean(confirmedAt) || (await em.count(EmailSuppression, declined(email))) > 0;
}

/** Lets a person in who wants to be. Somebody who comes back is greeted by no mail. */
export async function putOnTheList(
  { em, outbox }: TransactionScope,
  subscriber: EmailSubscriber,
  now: Date,
): Promise<SubscriptionOutcomeView> {
  if (subscriber.isOnTheList()) return { alreadySubscribed: true, resubscribed: false };
  const resubscribed = await comesBack(em, subscriber);
  await em.nativeDelete(EmailSuppression, declined(subscriber.email));
  subscriber.join(now);
  if (!resubscribed) outbox.append(new SubscriberJoined({ subscriberId: subscriber.id }));
  return { alreadySubscribed: false, resubscribed };
}

const declined = (email: string) => ({ addressHash: addressHash(email), reason: 'declined' }) as const;
