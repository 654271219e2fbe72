import type { PaidTier, Tier } from '../../../kernel/tier.ts';

/** The audit log's word for a tier that was given or taken by hand. */
export const tierGranted = 'membership.tier-granted';

/** A grant as the audit log keeps it, so that it can be given again as it was. */
export type WrittenGrant = {
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
