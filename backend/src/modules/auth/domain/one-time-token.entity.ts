import { defineEntity, p } from '@mikro-orm/core';
import { FlowState } from './flow-state.entity.ts';
import { User } from './user.entity.ts';

/** What a one-time token allows. A user has at most one of each: the newest replaces the one before. */
const tokenPurposes = [
  'confirm',
  'recovery',
  'magiclink',
  'invite',
  'email-change-old',
  'email-change-new',
  'reauthentication',
] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/**
 * After so many wrong codes the code opens nothing more; the link, which nobody can guess, stays good. The network that
 * asked for the email has its own tries, so that others cannot spend them: at most 10 of 1,000,000 codes are tried.
 */
const wrongTriesAllowed = 5;

const OneTimeTokenSchema = defineEntity({
  name: 'OneTimeToken',
  tableName: 'one_time_tokens',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    purpose: p.enum(tokenPurposes),
    /** The address it is sent to; a code counts together with it. */
    email: p.text().index(),
    /** SHA-256 of the link's 256-bit token, in hex. */
    linkHash: p.text().unique(),
    /** HMAC of the 6-digit code: without the server's key nobody can try all million of them. */
    codeHash: p.text(),
    /** Of all networks but the one that asked for the email. */
    wrongTries: p.integer(),
    /** The IP network that asked for the email; null where it is not known. */
    requestedFrom: p.text().nullable(),
    requesterTries: p.integer().default(0),
    /** Where the person goes afterwards, when that is not the site's root. */
    redirectTo: p.text().nullable(),
    /** Set when the client began with a challenge (PKCE). */
    flowStateId: () =>
      p.manyToOne(FlowState).mapToPk().joinColumn('flow_state_id').nullable().index().deleteRule('set null'),
    createdAt: p.datetime(),
    codeEndsAt: p.datetime(),
    linkEndsAt: p.datetime().index(),
  },
  uniques: [{ properties: ['userId', 'purpose'] }],
});

/** A proof that somebody reads the mail of an address: a link and a code. Using either deletes it. */
export class OneTimeToken extends OneTimeTokenSchema.class {
  /** `from` is the network of the caller. */
  takesCode(now: Date, from: string | undefined): boolean {
    const tries = from && this.requestedFrom === from ? this.requesterTries : this.wrongTries;
    return now < this.codeEndsAt && tries < wrongTriesAllowed;
  }

  takesLink(now: Date): boolean {
    return now < this.linkEndsAt;
  }

  /** For how many seconds its link, and its code, are good from the start. */
  lifetimes(): { readonly link: number; readonly code: number } {
    const since = (end: Date) => Math.round((end.getTime() - this.createdAt.getTime()) / 1000);
    return { link: since(this.linkEndsAt), code: since(this.codeEndsAt) };
  }
}
OneTimeTokenSchema.setClass(OneTimeToken);
