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

/** Contains only the input of the caller, so that the response reveals nothing of the existing account. */
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
