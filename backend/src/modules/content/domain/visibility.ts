import { highestTier, includesTier, type Tier } from '#kernel/tier.ts';

export interface Visibility {
  readonly visibilityTier: Tier;
  readonly locked: boolean;
}

export const programTier = (isMembersOnly: boolean): Tier => (isMembersOnly ? 'seeker' : 'free');

/** The tiers a piece requires: its own and those of its parents, or free when it is marked as open. */
export const requiredTiers = ({ isOpen }: { readonly isOpen: boolean }, ...needed: Tier[]): Tier[] =>
  isOpen ? ['free'] : needed;

/** The only access rule by tier: a reader needs the highest of `needed`, the tiers of the piece and its parents. */
export function computeVisibility(reader: Tier, ...needed: Tier[]): Visibility {
  const visibilityTier = highestTier(...needed);
  return { visibilityTier, locked: !includesTier(reader, visibilityTier) };
}

/** Leaves the fields out of the response when the piece is locked. */
export const unlessLocked = <Fields extends object>(
  { locked }: Pick<Visibility, 'locked'>,
  fields: Fields,
): Partial<Fields> => (locked ? {} : fields);
