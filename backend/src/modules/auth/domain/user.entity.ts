import { defineEntity, p } from '@mikro-orm/core';
import { MetadataTooLarge } from './errors.ts';
import type { TokenPurpose } from './one-time-token.entity.ts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    email: p.text().unique(),
    /** Argon2id hash in PHC format, null without a password. */
    passwordHash: p.text().nullable().hidden(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    emailConfirmedAt: p.datetime().nullable(),
    newEmail: p.text().nullable(),
    emailChangeAwaits: p.enum(['both', 'old', 'new']).nullable(),
    confirmationSentAt: p.datetime().nullable(),
    recoverySentAt: p.datetime().nullable(),
    emailChangeSentAt: p.datetime().nullable(),
    reauthenticationSentAt: p.datetime().nullable(),
    invitedAt: p.datetime().nullable(),
    lastSignInAt: p.datetime().nullable(),
    bannedUntil: p.datetime().nullable(),
    /** Never use this data for permissions, because users can set the data themselves. */
    metadata: p.json<Readonly<Record<string, unknown>>>().nullable(),
    appMetadata: p.json<Readonly<Record<string, unknown>>>().nullable(),
    deletedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ['createdAt', 'id'] },
    {
      name: 'users_email_fragments',
      expression: `create index "users_email_fragments" on "users" using gin ("email" gin_trgm_ops)`,
    },
    {
      name: 'users_name_fragments',
      expression: `create index "users_name_fragments" on "users" using gin (search_fold(btrim(coalesce("first_name", '') || ' ' || coalesce("last_name", ''))) gin_trgm_ops)`,
    },
  ],
});

interface GivenNames {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

type Metadata = Readonly<Record<string, unknown>>;

export interface AccountChange {
  readonly email?: string;
  readonly isConfirmed?: boolean;
  readonly bannedUntil?: Date | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly metadata?: Metadata;
  readonly appMetadata?: Metadata;
}

/** Limits in bytes, because every access token contains both objects and request headers are limited to 16 kB. */
const maxMetadataBytes = { metadata: 8192, appMetadata: 2048 } as const;

function mergeMetadata(before: Metadata | null | undefined, change: Metadata, most: number): Metadata {
  const after = Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null));
  if (Buffer.byteLength(JSON.stringify(after)) > most) throw new MetadataTooLarge(most);
  return after;
}

export class User extends UserSchema.class {
  isBanned(now: Date): boolean {
    return (this.bannedUntil ?? now) > now;
  }

  signIn(now: Date): void {
    this.lastSignInAt = now;
    this.updatedAt = now;
  }

  confirmEmail(now: Date): void {
    if (!this.emailConfirmedAt && this.emailChangeAwaits) this.emailChangeAwaits = 'both';
    this.emailConfirmedAt ??= now;
    this.updatedAt = now;
  }

  changePassword(hash: string, now: Date): void {
    this.passwordHash = hash;
    this.updatedAt = now;
  }

  /** Removes the password, because another person may have set it before the owner confirmed the email address. */
  forgetPassword(): void {
    this.passwordHash = null;
  }

  rename({ firstName, lastName }: GivenNames, now: Date): boolean {
    const former = this.fullName();
    this.firstName = firstName ?? this.firstName ?? null;
    this.lastName = lastName ?? this.lastName ?? null;
    this.updatedAt = now;
    return this.fullName() !== former;
  }

  mergeMetadata(change: Metadata): void {
    this.metadata = mergeMetadata(this.metadata, change, maxMetadataBytes.metadata);
  }

  fullName(): string {
    return [this.firstName, this.lastName].filter(Boolean).join(' ');
  }

  /** The current email address must confirm the change only if confirmed, because an unconfirmed address may contain a typo. */
  beginEmailChange(newEmail: string, now: Date): void {
    this.newEmail = newEmail;
    this.emailChangeAwaits = this.emailConfirmedAt ? 'both' : 'new';
    this.updatedAt = now;
  }

  abandonEmailChange(): void {
    this.newEmail = null;
    this.emailChangeAwaits = null;
  }

  confirmEmailChange(which: 'old' | 'new', now: Date): boolean {
    if (!this.newEmail || ![which, 'both'].includes(this.emailChangeAwaits ?? '')) return false;
    if (this.emailChangeAwaits === 'both') {
      this.emailChangeAwaits = which === 'old' ? 'new' : 'old';
      return false;
    }
    this.email = this.newEmail;
    this.abandonEmailChange();
    this.emailConfirmedAt = now;
    this.updatedAt = now;
    return true;
  }

  recordEmailSent(purpose: TokenPurpose, now: Date): void {
    if (purpose === 'confirm') this.confirmationSentAt = now;
    else if (purpose === 'invite') this.invitedAt = now;
    else if (purpose === 'reauthentication') this.reauthenticationSentAt = now;
    else if (purpose === 'recovery' || purpose === 'magiclink') this.recoverySentAt = now;
    else this.emailChangeSentAt = now;
  }

  applyChange({ email, isConfirmed, ...rest }: AccountChange, now: Date): void {
    if (email !== undefined) {
      if (email !== this.email) this.emailConfirmedAt = null;
      this.email = email;
      this.abandonEmailChange();
    }
    if (isConfirmed) this.confirmEmail(now);
    else if (isConfirmed === false) this.emailConfirmedAt = null;
    if (rest.bannedUntil !== undefined) this.bannedUntil = rest.bannedUntil;
    if (rest.firstName !== undefined) this.firstName = rest.firstName;
    if (rest.lastName !== undefined) this.lastName = rest.lastName;
    if (rest.metadata) this.metadata = mergeMetadata(this.metadata, rest.metadata, maxMetadataBytes.metadata);
    if (rest.appMetadata)
      this.appMetadata = mergeMetadata(this.appMetadata, rest.appMetadata, maxMetadataBytes.appMetadata);
    this.updatedAt = now;
  }

  close(now: Date): void {
    Object.assign(this, { email: `${this.id}@deleted.invalid`, newEmail: null, emailChangeAwaits: null });
    Object.assign(this, { passwordHash: null, firstName: null, lastName: null, metadata: null, appMetadata: null });
    this.emailConfirmedAt = null;
    this.deletedAt = now;
    this.updatedAt = now;
  }

  rehashPassword(hash: string): void {
    this.passwordHash = hash;
  }
}
UserSchema.setClass(User);
