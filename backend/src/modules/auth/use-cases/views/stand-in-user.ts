import type { EntityManager } from '@mikro-orm/postgresql';
import { emailIdentity } from '../../domain/identity.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { userView, type UserView } from './user.view.ts';

interface AsGiven {
  readonly id: string;
  readonly email: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/**
 * Builds the response for a sign-up with the email address of an existing account. It repeats the input and reveals
 * nothing of that account.
 */
export function buildStandInUser(
  em: EntityManager,
  { id, email, firstName = null, lastName = null, metadata = {} }: AsGiven,
): UserView {
  const now = new Date();
  const user = em.create(
    User,
    { id, email, firstName, lastName, metadata, confirmationSentAt: now, createdAt: now, updatedAt: now },
    { persist: false },
  );
  return userView(user, [emailIdentity(id, now)], []);
}
