import { highestTier, includesTier, type Tier } from '#kernel/tier.ts';

export interface Visibility {
  readonly visibilityTier: Tier;
  readonly locked: boolean;
}

export const programTier = (isMembersOnly: boolean): Tier => (isMembersOnly ? 'seeker' : 'free');

/** Tiers that a piece of content requires: its own and those of its parents, or free when the piece is open to all. */
export const requiredTiers = ({ isOpen }: { readonly isOpen: boolean }, ...needed: Tier[]): Tier[] =>
  isOpen ? ['free'] : needed;

/** The only access rule by tier: a reader needs the highest of `needed`, the tiers of the piece and its parents. */
export function computeVisibility(reader: Tier, ...needed: Tier[]): Visibility {
  const visibilityTier = highestTier(...needed);
  return { visibilityTier, locked: !includesTier(reader, visibilityTier) };
}

/** Returns no fields when the piece is locked, so that the response does not contain them. */
export const unlessLocked = <Fields extends object>(
  { locked }: Pick<Visibility, 'locked'>,
  fields: Fields,
): Partial<Fields> => (locked ? {} : fields);
