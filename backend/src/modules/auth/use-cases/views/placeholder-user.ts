import type { EntityManager } from '@mikro-orm/postgresql';
import { realTime } from '#kernel/real-time.ts';
import { createEmailIdentity } from '../../domain/identity.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { toUserView, type UserView } from './user.view.ts';

interface PlaceholderUserInput {
  readonly id: string;
  readonly email: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/**
 * Builds the response for a sign-up with the email address of an existing account. It contains only the input of the
 * caller, so that it reveals nothing of that account.
 */
export function buildPlaceholderUserView(
  em: EntityManager,
  { id, email, firstName = null, lastName = null, metadata = {} }: PlaceholderUserInput,
): UserView {
  const now = realTime();
  const user = em.create(
    User,
    { id, email, firstName, lastName, metadata, confirmationSentAt: now, createdAt: now, updatedAt: now },
    { persist: false },
  );
  return toUserView(user, [createEmailIdentity(id, now)], []);
}
