import { defineEntity, p } from '@mikro-orm/core';
import type { PaidTier } from '../../../kernel/tier.ts';
import type { WrittenGrant } from './grant-record.ts';

const MembershipGrantSchema = defineEntity({
  name: 'MembershipGrant',
  tableName: 'membership_grant',
  properties: {
    userId: p.uuid().primary(),
    tier: p.text().$type<PaidTier>(),
    /** The administrator; empty when the product itself granted it. */
    grantedBy: p.uuid().nullable(),
    grantedAt: p.datetime(),
    /** From when it gives nothing any more; empty: without end. */
    until: p.datetime().nullable(),
  },
});

/** A tier given by hand. It never touches Stripe, and no sync touches it. */
export class MembershipGrant extends MembershipGrantSchema.class {
  asWritten(): WrittenGrant {
    const { tier, grantedBy, grantedAt, until } = this;
    return {
      tier,
      grantedBy: grantedBy ?? null,
      grantedAt: grantedAt.toISOString(),
      until: until?.toISOString() ?? null,
    };
  }
}
MembershipGrantSchema.setClass(MembershipGrant);
