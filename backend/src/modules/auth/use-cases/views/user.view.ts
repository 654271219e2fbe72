import type { Identity, IdentityProvider } from '../../domain/identity.entity.ts';
import type { User } from '../../domain/user.entity.ts';
import { FactorView, toFactorView, type PublicFactor } from './factor.view.ts';

export class UserMetadataView {
  first_name?: string;
  last_name?: string;
  /** True when the email address is confirmed, absent otherwise. */
  email_verified?: boolean;
  /** Other fields set by the user, an administrator or a service. */
  [other: string]: unknown;
}

export class AppMetadataView {
  provider!: IdentityProvider;
  providers!: string[];
  /** Other fields set by an administrator or a service. */
  [other: string]: unknown;
}

export class IdentityDataView {
  /** The user's id. */
  sub!: string;
  email!: string;
  first_name?: string;
  last_name?: string;
  email_verified!: boolean;
  phone_verified!: boolean;
}

export class IdentityView {
  identity_id!: string;
  /** The id at the sign-in provider; for the provider `email` it is the user's own id. */
  id!: string;
  user_id!: string;
  identity_data!: IdentityDataView;
  provider!: IdentityProvider;
  last_sign_in_at?: string;
  created_at!: string;
  updated_at!: string;
  email!: string;
}

/** Fields without a value are absent, never null. */
export class UserView {
  id!: string;
  aud!: 'authenticated';
  /** Empty in the response to a sign-up with the confirmed email address of an existing account. */
  role!: 'authenticated' | '';
  email!: string;
  /** Always empty, because accounts have no phone number. */
  phone!: string;
  email_confirmed_at?: string;
  confirmed_at?: string;
  confirmation_sent_at?: string;
  recovery_sent_at?: string;
  invited_at?: string;
  /** The new email address of a change that is not confirmed yet. */
  new_email?: string;
  email_change_sent_at?: string;
  reauthentication_sent_at?: string;
  last_sign_in_at?: string;
  banned_until?: string;
  deleted_at?: string;
  app_metadata!: AppMetadataView;
  /** Never use these fields for permissions, because users can set the fields themselves. */
  user_metadata!: UserMetadataView;
  identities!: IdentityView[];
  /** Second factors; absent if the user has none. */
  factors?: FactorView[];
  created_at!: string;
  updated_at!: string;
  is_anonymous!: boolean;
}

type UserFacts = Omit<User, 'passwordHash'>;
type IdentityFacts = Pick<Identity, 'id' | 'provider' | 'providerId'>;

/** `identities` and `factors` must be sorted oldest first. */
export function toUserView(
  user: UserFacts,
  identities: readonly IdentityFacts[],
  factors: readonly PublicFactor[],
): UserView {
  const metadata: UserMetadataView = {
    ...user.metadata,
    ...(user.firstName ? { first_name: user.firstName } : {}),
    ...(user.lastName ? { last_name: user.lastName } : {}),
    ...(user.emailConfirmedAt ? { email_verified: true } : {}),
  };
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...formatOptionalTimestamp('email_confirmed_at', user.emailConfirmedAt),
    ...formatOptionalTimestamp('confirmed_at', user.emailConfirmedAt),
    ...formatOptionalTimestamp('confirmation_sent_at', user.confirmationSentAt),
    ...formatOptionalTimestamp('recovery_sent_at', user.recoverySentAt),
    ...formatOptionalTimestamp('invited_at', user.invitedAt),
    ...(user.newEmail ? { new_email: user.newEmail } : {}),
    ...formatOptionalTimestamp('email_change_sent_at', user.emailChangeSentAt),
    ...formatOptionalTimestamp('reauthentication_sent_at', user.reauthenticationSentAt),
    ...formatOptionalTimestamp('last_sign_in_at', user.lastSignInAt),
    ...formatOptionalTimestamp('banned_until', user.bannedUntil),
    ...formatOptionalTimestamp('deleted_at', user.deletedAt),
    app_metadata: { ...user.appMetadata, provider: providers[0] ?? 'email', providers },
    user_metadata: metadata,
    identities: identities.map((identity) => toIdentityView(identity, user, metadata)),
    ...(factors.length > 0 ? { factors: factors.map(toFactorView) } : {}),
    ...formatTimestamps(user),
    is_anonymous: false,
  };
}

function toIdentityView(identity: IdentityFacts, user: UserFacts, metadata: UserMetadataView): IdentityView {
  const verified = Boolean(user.emailConfirmedAt);
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: user.id,
    identity_data: {
      ...metadata,
      sub: identity.providerId,
      email: user.email,
      email_verified: verified,
      phone_verified: false,
    },
    provider: identity.provider,
    ...formatOptionalTimestamp('last_sign_in_at', user.lastSignInAt),
    ...formatTimestamps(user),
    email: user.email,
  };
}

const formatTimestamps = ({ createdAt, updatedAt }: UserFacts) => ({
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

const formatOptionalTimestamp = <Name extends string>(name: Name, time: Date | null | undefined) =>
  (time ? { [name]: time.toISOString() } : {}) as Partial<Record<Name, string>>;
