import type { EntityManager } from '@mikro-orm/postgresql';
import { acquireTransactionLock } from '#platform/database/transaction.ts';
import { hashEmail, normalizeEmail } from '../../domain/email-hash.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { EmailSuppression } from '../../domain/email-suppression.entity.ts';

export interface ListSubscriptionStatus {
  readonly subscriber: EmailSubscriber | null;
  readonly status: 'open' | 'left' | 'suppressed' | 'unconfirmed';
}

export async function readListSubscriptionStatus(em: EntityManager, email: string): Promise<ListSubscriptionStatus> {
  const subscriber = await em.findOne(EmailSubscriber, { email: normalizeEmail(email) });
  if (subscriber?.isUnsubscribed()) return { subscriber, status: 'left' };
  const isSuppressed = (await em.count(EmailSuppression, { addressHash: hashEmail(email) })) > 0;
  if (isSuppressed) return { subscriber, status: 'suppressed' };
  return { subscriber, status: subscriber?.isSubscribed() === false ? 'unconfirmed' : 'open' };
}

/** Locks an email address until the transaction ends, so that changes of its subscription run one after the other. */
export async function lockEmail(em: EntityManager, email: string): Promise<void> {
  await acquireTransactionLock(em, getEmailLock(email));
}

export const getEmailLock = (email: string): string => `mailing:${normalizeEmail(email)}`;
