import { defineEntity, p } from '@mikro-orm/core';
import type { PaidTier, Tier } from '#kernel/tier.ts';

/** The audit log's word for a tier that was given or taken by hand. */
export const tierGranted = 'membership.tier-granted';

/** A grant as the audit log keeps it, so that it can be given again as it was. */
type WrittenGrant = {
  readonly tier: PaidTier;
  readonly grantedBy: string | null;
  readonly grantedAt: string;
  readonly until: string | null;
};

/** What the audit log says of a tier that was given by hand. */
export interface GrantRecord {
  readonly before: Tier;
  readonly after: Tier;
  readonly until: string | null;
  /** The grant that gave way; left out where there was none. */
  readonly replaced?: WrittenGrant;
  /** Left out unless this undid an earlier change. */
  readonly isUndo?: true;
}

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
