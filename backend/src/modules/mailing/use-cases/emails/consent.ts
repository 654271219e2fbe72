import type { EntityManager } from '@mikro-orm/postgresql';
import { emailHash } from '../../domain/email-hash.ts';
import { EmailSuppression } from '../../domain/email-suppression.entity.ts';
import { readListStatus } from '../list/list-status.ts';

/**
 * `list`: subscribed emails only. `opt-in`: unconfirmed emails. `unproven`: an email that another person can have
 * typed, unless it bounced or complained. `transactional`: always, because it concerns one person.
 */
export type Consent = 'list' | 'opt-in' | 'unproven' | 'transactional';

export async function hasConsent(em: EntityManager, consent: Consent, email: string): Promise<boolean> {
  if (consent === 'transactional') return true;
  if (consent === 'unproven') return !(await isBlocked(em, email));
  const { subscriber, status } = await readListStatus(em, email);
  if (consent === 'list') return status === 'open';
  return subscriber !== null && !subscriber.isSubscribed() && !(await isBlocked(em, email));
}

/** True after a bounce or complaint; "declined" does not count, because the recipient now asks for an email. */
async function isBlocked(em: EntityManager, email: string): Promise<boolean> {
  const where = { addressHash: emailHash(email), reason: { $ne: 'declined' as const } };
  return (await em.count(EmailSuppression, where)) > 0;
}
