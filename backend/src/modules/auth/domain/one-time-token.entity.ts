import { defineEntity, p } from '@mikro-orm/core';
import { FlowState } from './flow-state.entity.ts';
import { User } from './user.entity.ts';

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
 * Tries from the network that requested the email, and tries from all other networks, are counted separately. So an
 * attacker in another network cannot use up the tries of the user.
 */
const wrongTriesAllowed = 5;

const OneTimeTokenSchema = defineEntity({
  name: 'OneTimeToken',
  tableName: 'one_time_tokens',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    purpose: p.enum(tokenPurposes),
    email: p.text().index(),
    linkHash: p.text().unique(),
    /** HMAC, because a plain hash of a 6-digit code could be reversed by trying all codes. */
    codeHash: p.text(),
    wrongTries: p.integer(),
    requestedFrom: p.text().nullable(),
    requesterTries: p.integer().default(0),
    redirectTo: p.text().nullable(),
    flowStateId: () =>
      p.manyToOne(FlowState).mapToPk().joinColumn('flow_state_id').nullable().index().deleteRule('set null'),
    createdAt: p.datetime(),
    codeEndsAt: p.datetime(),
    linkEndsAt: p.datetime().index(),
  },
  uniques: [{ properties: ['userId', 'purpose'] }],
});

export class OneTimeToken extends OneTimeTokenSchema.class {
  acceptsCode(now: Date, from: string | undefined): boolean {
    const tries = from && this.requestedFrom === from ? this.requesterTries : this.wrongTries;
    return now < this.codeEndsAt && tries < wrongTriesAllowed;
  }

  acceptsLink(now: Date): boolean {
    return now < this.linkEndsAt;
  }

  lifetimes(): { readonly link: number; readonly code: number } {
    const since = (end: Date) => Math.round((end.getTime() - this.createdAt.getTime()) / 1000);
    return { link: since(this.linkEndsAt), code: since(this.codeEndsAt) };
  }
}
OneTimeTokenSchema.setClass(OneTimeToken);
