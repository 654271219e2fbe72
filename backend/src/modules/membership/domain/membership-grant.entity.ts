import { defineEntity, p } from '@mikro-orm/core';
import type { PaidTier, Tier } from '#kernel/tier.ts';

export const tierGranted = 'membership.tier-granted';

/** A grant as stored in the audit log, complete enough to restore it. */
type AuditedGrant = {
  readonly tier: PaidTier;
  readonly grantedBy: string | null;
  readonly grantedAt: string;
  readonly until: string | null;
};

export interface GrantRecord {
  readonly before: Tier;
  readonly after: Tier;
  readonly until: string | null;
  readonly replaced?: AuditedGrant;
  /** Set only when this undid an earlier change. */
  readonly isUndo?: true;
}

const MembershipGrantSchema = defineEntity({
  name: 'MembershipGrant',
  tableName: 'membership_grant',
  properties: {
    userId: p.uuid().primary(),
    tier: p.text().$type<PaidTier>(),
    /** The admin; null for the product itself. */
    grantedBy: p.uuid().nullable(),
    grantedAt: p.datetime(),
    until: p.datetime().nullable(),
  },
});

/** A tier granted by an admin; independent of Stripe and its syncs. */
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
