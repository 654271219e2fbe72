import { defineEntity, p } from '@mikro-orm/core';
import { OneTimeToken } from './one-time-token.entity.ts';
import { tokenPurposes } from './token-purpose.ts';
import { User } from './user.entity.ts';

/** Mails that only tell what has happened. The others each carry the link and the code of a one-time token. */
const noticeKinds = [
  'password-changed',
  'email-changed',
  'new-device',
  'factor-changed',
  'old-sign-in-used',
  'deletion-asked',
  'deletion-taken-back',
] as const;
const mailKinds = [...tokenPurposes, ...noticeKinds] as const;

/**
 * `wanted` until its outcome is known: `sent`; `failed`, because the mail service refused it; `unknown`, because it may or
 * may not have taken it; `void`, because by then there was nothing left to say (the token was used, replaced or too old).
 */
const mailStates = ['wanted', 'sent', 'failed', 'unknown', 'void'] as const;
export type MailOutcome = Exclude<(typeof mailStates)[number], 'wanted'>;

const AuthMailSchema = defineEntity({
  name: 'AuthMail',
  tableName: 'auth_mail',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').index().deleteRule('cascade'),
    kind: p.enum(mailKinds),
    recipient: p.text(),
    /** Whose link and code it carries. Both are derived when it is written out, and stored nowhere. */
    tokenId: () => p.manyToOne(OneTimeToken).mapToPk().joinColumn('token_id').nullable().index().deleteRule('set null'),
    /** What a notice tells: plain words, never a secret. */
    facts: p.json<Readonly<Record<string, string>>>(),
    state: p.enum(mailStates),
    createdAt: p.datetime(),
    closedAt: p.datetime().nullable(),
  },
});

/** One mail about an account, from the wish to its outcome. */
export class AuthMail extends AuthMailSchema.class {
  isOpen(): boolean {
    return this.state === 'wanted';
  }

  carriesToken(): boolean {
    return !(noticeKinds as readonly string[]).includes(this.kind);
  }

  /** The first outcome stays. */
  close(outcome: MailOutcome, now: Date): void {
    if (!this.isOpen()) return;
    this.state = outcome;
    this.closedAt = now;
  }
}
AuthMailSchema.setClass(AuthMail);
