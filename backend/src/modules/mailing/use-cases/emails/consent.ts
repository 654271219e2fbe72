import type { EntityManager } from '@mikro-orm/postgresql';
import type { ConsentPurpose } from '../../domain/consent-purposes.ts';
import { hashEmail, normalizeEmail } from '../../domain/email-hash.ts';
import { notNeededReason } from '../../domain/email-message.entity.ts';
import { EmailSuppression } from '../../domain/email-suppression.entity.ts';
import { buildConsentCondition } from '../consent/consent-reader.ts';
import type { LeftOutReason } from '../audiences/audience-sql.ts';
import { readListSubscriptionStatus } from '../list/list-status.ts';

export type EmailConsent = 'list' | 'opt-in' | 'unproven' | 'transactional';

export interface ConsentRule {
  readonly consent: EmailConsent;
  readonly purpose?: ConsentPurpose;
}

export const hasEmailConsent = async (em: EntityManager, rule: ConsentRule, email: string): Promise<boolean> =>
  (await findMissingConsent(em, rule, email)) === undefined;

export async function findMissingConsent(
  em: EntityManager,
  { consent, purpose }: ConsentRule,
  email: string,
): Promise<LeftOutReason | typeof notNeededReason | undefined> {
  if (consent === 'transactional') return undefined;
  if (consent === 'unproven') return (await hasBouncedOrComplained(em, email)) ? 'suppressed' : undefined;
  const { subscriber, status } = await readListSubscriptionStatus(em, email);
  if (consent === 'opt-in') {
    if (!subscriber || subscriber.isSubscribed()) return notNeededReason;
    return (await hasBouncedOrComplained(em, email)) ? 'suppressed' : undefined;
  }
  if (status === 'left') return 'unsubscribed';
  if (status !== 'open') return status;
  return !purpose || (await hasPurpose(em, purpose, email)) ? undefined : 'muted';
}

async function hasPurpose(em: EntityManager, purpose: ConsentPurpose, email: string): Promise<boolean> {
  const condition = buildConsentCondition('?::text', purpose);
  const [row] = await em.execute<{ hasConsent: boolean }[]>(`select ${condition} as "hasConsent"`, [
    normalizeEmail(email),
  ]);
  return row?.hasConsent ?? false;
}

/** Ignores `declined`, because a person who unsubscribed may sign up again. */
async function hasBouncedOrComplained(em: EntityManager, email: string): Promise<boolean> {
  const where = { addressHash: hashEmail(email), reason: { $ne: 'declined' as const } };
  return (await em.count(EmailSuppression, where)) > 0;
}
