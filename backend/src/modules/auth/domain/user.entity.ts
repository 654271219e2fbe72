import { defineEntity, p } from '@mikro-orm/core';
import { MetadataTooLarge } from './errors.ts';
import type { TokenPurpose } from './one-time-token.entity.ts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    /** In the form of `normalizeEmail`. */
    email: p.text().unique(),
    /** Argon2id in its own text form; null while no password was ever set. */
    passwordHash: p.text().nullable().hidden(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    emailConfirmedAt: p.datetime().nullable(),
    /** The address that shall take the place of `email`, and whose word for it is still awaited. */
    newEmail: p.text().nullable(),
    emailChangeAwaits: p.enum(['both', 'old', 'new']).nullable(),
    /** When a mail of each kind last went to this person. */
    confirmationSentAt: p.datetime().nullable(),
    recoverySentAt: p.datetime().nullable(),
    emailChangeSentAt: p.datetime().nullable(),
    reauthenticationSentAt: p.datetime().nullable(),
    invitedAt: p.datetime().nullable(),
    lastSignInAt: p.datetime().nullable(),
    bannedUntil: p.datetime().nullable(),
    /** What the person, administrators and services keep here besides the names; given back, and trusted by nobody. */
    metadata: p.json<Readonly<Record<string, unknown>>>().nullable(),
    /** What services keep about the account. No permission hangs on it. */
    appMetadata: p.json<Readonly<Record<string, unknown>>>().nullable(),
    /** When it was closed for good; the row stays for what refers to it. */
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
  /** In its stored form. */
  readonly email?: string;
  readonly isConfirmed?: boolean;
  readonly bannedUntil?: Date | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly metadata?: Metadata;
  readonly appMetadata?: Metadata;
}

/** Both travel in every access token, and a request's headers are 16 kB at most. */
const mostBytes = { metadata: 8192, appMetadata: 2048 } as const;

/** New values go over old ones; null takes a key away. */
function merged(before: Metadata | null | undefined, change: Metadata, most: number): Metadata {
  const after = Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null));
  if (Buffer.byteLength(JSON.stringify(after)) > most) throw new MetadataTooLarge(most);
  return after;
}

/** A person with an account. */
export class User extends UserSchema.class {
  isBanned(now: Date): boolean {
    return (this.bannedUntil ?? now) > now;
  }

  signIn(now: Date): void {
    this.lastSignInAt = now;
    this.updatedAt = now;
  }

  /** The person has shown that they read the mail of this address. From now on it has a say in where the account goes. */
  confirmEmail(now: Date): void {
    if (!this.emailConfirmedAt && this.emailChangeAwaits) this.emailChangeAwaits = 'both';
    this.emailConfirmedAt ??= now;
    this.updatedAt = now;
  }

  changePassword(hash: string, now: Date): void {
    this.passwordHash = hash;
    this.updatedAt = now;
  }

  /** What whoever signed up with a foreign address had set is void once the address's owner shows up. */
  forgetPassword(): void {
    this.passwordHash = null;
  }

  /** True when the name is another one now. */
  rename({ firstName, lastName }: GivenNames, now: Date): boolean {
    const former = this.fullName();
    this.firstName = firstName ?? this.firstName ?? null;
    this.lastName = lastName ?? this.lastName ?? null;
    this.updatedAt = now;
    return this.fullName() !== former;
  }

  /** What the person's own clients keep with the account. */
  keep(change: Metadata): void {
    this.metadata = merged(this.metadata, change, mostBytes.metadata);
  }

  /** '' where none is known. */
  fullName(): string {
    return [this.firstName, this.lastName].filter(Boolean).join(' ');
  }

  /** An address never confirmed has no say in where the account goes next: it may be a slip of the pen. */
  beginEmailChange(newEmail: string, now: Date): void {
    this.newEmail = newEmail;
    this.emailChangeAwaits = this.emailConfirmedAt ? 'both' : 'new';
    this.updatedAt = now;
  }

  abandonEmailChange(): void {
    this.newEmail = null;
    this.emailChangeAwaits = null;
  }

  /** `which` address agrees. True when that was the last word needed, and the address has changed. */
  agreeToEmailChange(which: 'old' | 'new', now: Date): boolean {
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

  /** Remembers that a mail with such a token is on its way. */
  wasSent(purpose: TokenPurpose, now: Date): void {
    if (purpose === 'confirm') this.confirmationSentAt = now;
    else if (purpose === 'invite') this.invitedAt = now;
    else if (purpose === 'reauthentication') this.reauthenticationSentAt = now;
    else if (purpose === 'recovery' || purpose === 'magiclink') this.recoverySentAt = now;
    else this.emailChangeSentAt = now;
  }

  /** What those who run the institute, or a service for them, set. What is left out stays as it is. */
  amend({ email, isConfirmed, ...rest }: AccountChange, now: Date): void {
    if (email !== undefined) {
      // Who reads the former address says nothing of the new one.
      if (email !== this.email) this.emailConfirmedAt = null;
      this.email = email;
      this.abandonEmailChange();
    }
    if (isConfirmed) this.confirmEmail(now);
    else if (isConfirmed === false) this.emailConfirmedAt = null;
    if (rest.bannedUntil !== undefined) this.bannedUntil = rest.bannedUntil;
    if (rest.firstName !== undefined) this.firstName = rest.firstName;
    if (rest.lastName !== undefined) this.lastName = rest.lastName;
    if (rest.metadata) this.metadata = merged(this.metadata, rest.metadata, mostBytes.metadata);
    if (rest.appMetadata) this.appMetadata = merged(this.appMetadata, rest.appMetadata, mostBytes.appMetadata);
    this.updatedAt = now;
  }

  /** Leaves a row without a person: nothing names them, and nothing opens it. */
  close(now: Date): void {
    Object.assign(this, { email: `${this.id}@deleted.invalid`, newEmail: null, emailChangeAwaits: null });
    Object.assign(this, { passwordHash: null, firstName: null, lastName: null, metadata: null, appMetadata: null });
    this.emailConfirmedAt = null;
    this.deletedAt = now;
    this.updatedAt = now;
  }

  /** Replaces the hash of an unchanged password by one of today's strength. */
  keepPasswordAs(hash: string): void {
    this.passwordHash = hash;
  }
}
UserSchema.setClass(User);
