import type { EntityManager } from '@mikro-orm/postgresql';
import { addressHash, addressKey } from '../domain/address.ts';
import { EmailSubscriber } from '../domain/email-subscriber.entity.ts';
import { EmailSuppression } from '../domain/email-suppression.entity.ts';

export interface AddressStanding {
  /** The list's entry of this address, if it has one. */
  readonly subscriber: EmailSubscriber | null;
  /** Whether letters are welcome there, and if not, why. */
  readonly wants: 'letters' | 'no letters: left' | 'no letters: suppressed';
}

/** What an address has let us know about letters. Asked when a mail is decided on, and once more before it is sent. */
export async function addressStanding(em: EntityManager, email: string): Promise<AddressStanding> {
  const subscriber = await em.findOne(EmailSubscriber, { email: addressKey(email) });
  if (subscriber && !subscriber.isOnTheList()) return { subscriber, wants: 'no letters: left' };
  const isSuppressed = (await em.count(EmailSuppression, { addressHash: addressHash(email) })) > 0;
  return { subscriber, wants: isSuppressed ? 'no letters: suppressed' : 'letters' };
}

/** Lets one transaction at a time decide about an address; the others wait here until it has committed. */
export async function oneAtATime(em: EntityManager, email: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`mailing:${addressKey(email)}`]);
}
