import type { User } from '../../domain/user.entity.ts';

/** What is shown of a user; less than the entity, so that a hot read need not make one. */
export type UserFacts = Pick<
  User,
  | 'id'
  | 'email'
  | 'newEmail'
  | 'firstName'
  | 'lastName'
  | 'metadata'
  | 'appMetadata'
  | 'emailConfirmedAt'
  | 'confirmationSentAt'
  | 'recoverySentAt'
  | 'invitedAt'
  | 'emailChangeSentAt'
  | 'reauthenticationSentAt'
  | 'lastSignInAt'
  | 'bannedUntil'
  | 'deletedAt'
  | 'createdAt'
  | 'updatedAt'
>;

type Time = string | null;

/** A row of `users` as PostgreSQL writes it in JSON (`to_jsonb`). */
export interface StoredUser {
  readonly id: string;
  readonly email: string;
  readonly new_email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly metadata: User['metadata'];
  readonly app_metadata: User['appMetadata'];
  readonly email_confirmed_at: Time;
  readonly confirmation_sent_at: Time;
  readonly recovery_sent_at: Time;
  readonly invited_at: Time;
  readonly email_change_sent_at: Time;
  readonly reauthentication_sent_at: Time;
  readonly last_sign_in_at: Time;
  readonly banned_until: Time;
  readonly deleted_at: Time;
  readonly created_at: string;
  readonly updated_at: string;
}

const timeOf = (time: Time): Date | null => (time === null ? null : new Date(time));

export const storedUser = (row: StoredUser): UserFacts => ({
  id: row.id,
  email: row.email,
  newEmail: row.new_email,
  firstName: row.first_name,
  lastName: row.last_name,
  metadata: row.metadata,
  appMetadata: row.app_metadata,
  emailConfirmedAt: timeOf(row.email_confirmed_at),
  confirmationSentAt: timeOf(row.confirmation_sent_at),
  recoverySentAt: timeOf(row.recovery_sent_at),
  invitedAt: timeOf(row.invited_at),
  emailChangeSentAt: timeOf(row.email_change_sent_at),
  reauthenticationSentAt: timeOf(row.reauthentication_sent_at),
  lastSignInAt: timeOf(row.last_sign_in_at),
  bannedUntil: timeOf(row.banned_until),
  deletedAt: timeOf(row.deleted_at),
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
});
