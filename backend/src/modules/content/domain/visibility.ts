import { getHighestTier, isTierAtLeast, type Tier } from '#kernel/tier.ts';

export interface Visibility {
  readonly visibilityTier: Tier;
  readonly locked: boolean;
}

export const getProgramTier = (isMembersOnly: boolean): Tier => (isMembersOnly ? 'seeker' : 'free');

/** Returns the tiers of the item and its parents, or only the free tier for an open item. */
export const getRequiredTiers = ({ isOpen }: { readonly isOpen: boolean }, ...needed: Tier[]): Tier[] =>
  isOpen ? ['free'] : needed;

/** Compares the reader's tier with the highest of `needed`: the tiers of the content item and its parents. */
export function computeVisibility(reader: Tier, ...needed: Tier[]): Visibility {
  const visibilityTier = getHighestTier(...needed);
  return { visibilityTier, locked: !isTierAtLeast(reader, visibilityTier) };
}

export const hideWhenLocked = <Fields extends object>(
  { locked }: Pick<Visibility, 'locked'>,
  fields: Fields,
): Partial<Fields> => (locked ? {} : fields);
