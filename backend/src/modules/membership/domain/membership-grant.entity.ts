import { defineEntity, p } from '@mikro-orm/core';
import type { PaidTier, Tier } from '#kernel/tier.ts';

export const tierGrantedAction = 'membership.tier-granted';

type AuditedGrant = {
  readonly tier: PaidTier;
  readonly grantedBy: string | null;
  readonly grantedAt: string;
  readonly until: string | null;
};

export interface GrantAuditDetails {
  readonly before: Tier;
  readonly after: Tier;
  readonly until: string | null;
  readonly replaced?: AuditedGrant;
  readonly isUndo?: true;
}

const MembershipGrantSchema = defineEntity({
  name: 'MembershipGrant',
  tableName: 'membership_grant',
  properties: {
    userId: p.uuid().primary(),
    tier: p.text().$type<PaidTier>(),
    grantedBy: p.uuid().nullable(),
    grantedAt: p.datetime(),
    until: p.datetime().nullable(),
  },
});

/** Updates from Stripe do not change a granted tier. */
export class MembershipGrant extends MembershipGrantSchema.class {
  toAudited(): AuditedGrant {
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
