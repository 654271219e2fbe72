import { defineEntity, p } from '@mikro-orm/core';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    /** Trimmed and in lower case: addresses compare without case. */
    email: p.text().unique(),
    /** Argon2id in its own text form; null while no password was ever set. */
    passwordHash: p.text().nullable().hidden(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    emailConfirmedAt: p.datetime().nullable(),
    lastSignInAt: p.datetime().nullable(),
    bannedUntil: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ['createdAt', 'id'] }],
});

/** A person with an account. */
export class User extends UserSchema.class {
  isBanned(now: Date): boolean {
    return (this.bannedUntil ?? now) > now;
  }

  signIn(now: Date): void {
    this.lastSignInAt = now;
    this.updatedAt = now;
  }

  /** Replaces the hash of an unchanged password by one of today's strength. */
  keepPasswordAs(hash: string): void {
    this.passwordHash = hash;
  }
}
UserSchema.setClass(User);

/** The one form in which an address is stored and compared. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
