import type { EntityManager } from '@mikro-orm/postgresql';
import { addressHash, addressKey } from '../domain/address.ts';
import { EmailSubscriber } from '../domain/email-subscriber.entity.ts';
import { EmailSuppression } from '../domain/email-suppression.entity.ts';

export interface AddressStanding {
  /** The list's entry of this address, if it has one. */
  readonly subscriber: EmailSubscriber | null;
  /** Whether letters are welcome there, and if not, why. */
  readonly wants: 'letters' | 'no letters: left' | 'no letters: suppressed' | 'no letters yet: unconfirmed';
}

/** What an address has let us know about letters. Asked when a mail is decided on, and once more before it is sent. */
export async function addressStanding(em: EntityManager, email: string): Promise<AddressStanding> {
  const subscriber = await em.findOne(EmailSubscriber, { email: addressKey(email) });
  if (subscriber?.hasLeft()) return { subscriber, wants: 'no letters: left' };
  const isSuppressed = (await em.count(EmailSuppression, { addressHash: addressHash(email) })) > 0;
  if (isSuppressed) return { subscriber, wants: 'no letters: suppressed' };
  return { subscriber, wants: subscriber?.isOnTheList() === false ? 'no letters yet: unconfirmed' : 'letters' };
}

/**
 * Whether an address may be asked to confirm itself. Its person's own wish goes before an earlier leaving, but not before
 * what the mail service or its person had to say of the address.
 */
export async function mayBeAsked(em: EntityManager, { email }: EmailSubscriber): Promise<boolean> {
  const isClosed = { addressHash: addressHash(email), reason: { $ne: 'declined' } } as const;
  return (await em.count(EmailSuppression, isClosed)) === 0;
}

/** Lets one transaction at a time decide about an address; the others wait here until it has committed. */
export async function oneAtATime(em: EntityManager, email: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`mailing:${addressKey(email)}`]);
}
