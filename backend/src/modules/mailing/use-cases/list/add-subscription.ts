import type { EntityManager } from '@mikro-orm/postgresql';
import type { InsertGuard } from '#platform/database/build-statement.ts';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { hashEmail } from '../../domain/email-hash.ts';
import type { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { EmailSuppression } from '../../domain/email-suppression.entity.ts';
import { SubscriberJoined } from '../../domain/events.ts';
import type { ConsentLedger } from '../consent/consent-ledger.ts';
import { startReflections } from '../reflections/reflection-times.ts';
import { getEmailLock } from './list-status.ts';
import type { SubscriptionOutcomeView } from './list.view.ts';

async function isReturning(em: EntityManager, { email, confirmedAt }: EmailSubscriber): Promise<boolean> {
  return Boolean(confirmedAt) || (await em.count(EmailSuppression, declinedSuppression(email))) > 0;
}

/** Only the first subscription of an email address sends the welcome email. */
export async function addListSubscription(
  { em, outbox }: TransactionScope,
  subscriber: EmailSubscriber,
  ledger: ConsentLedger,
  now: Date,
): Promise<SubscriptionOutcomeView> {
  if (subscriber.isSubscribed()) return { alreadySubscribed: true, resubscribed: false };
  const resubscribed = await activateSubscription({ em, outbox }, subscriber, now);
  await ledger.recordSignUp(subscriber);
  return { alreadySubscribed: false, resubscribed };
}

export async function activateSubscription(
  { em, outbox }: Pick<TransactionScope, 'em' | 'outbox'>,
  subscriber: EmailSubscriber,
  now: Date,
): Promise<boolean> {
  const resubscribed = await isReturning(em, subscriber);
  await em.nativeDelete(EmailSuppression, declinedSuppression(subscriber.email));
  startSubscription(subscriber, now);
  if (!resubscribed) outbox.append(new SubscriberJoined({ subscriberId: subscriber.id }));
  return resubscribed;
}

function startSubscription(subscriber: EmailSubscriber, now: Date): void {
  subscriber.subscribe(now);
  // The sign-up form promises the daily reflection.
  if (subscriber.reflections === 'none') subscriber.reflections = 'daily';
  startReflections(subscriber, now);
}

export function addFirstSubscription(
  { em, outbox }: TransactionScope,
  subscriber: EmailSubscriber,
  { ledger, textId, now }: { ledger: ConsentLedger; textId: string; now: Date },
): InsertGuard<EmailSubscriber> {
  const { id, email } = subscriber;
  startSubscription(subscriber, now);
  ledger.recordFirstSignUp(em, subscriber, textId);
  outbox.append(new SubscriberJoined({ subscriberId: id }));
  return {
    entity: subscriber,
    lock: getEmailLock(email),
    conditions: [
      { sql: 'not exists (select from email_suppression where address_hash = ?)', params: [hashEmail(email)] },
      { sql: 'not exists (select from consent_record where email = ?)', params: [email] },
    ],
  };
}

const declinedSuppression = (email: string) => ({ addressHash: hashEmail(email), reason: 'declined' }) as const;
