import { getHighestTier, isTierAtLeast, type Tier } from '#kernel/tier.ts';

export interface Visibility {
  readonly visibilityTier: Tier;
  readonly locked: boolean;
}

export const getProgramTier = (isMembersOnly: boolean): Tier => (isMembersOnly ? 'seeker' : 'free');

export const getRequiredTiers = ({ isOpen }: { readonly isOpen: boolean }, ...needed: Tier[]): Tier[] =>
  isOpen ? ['free'] : needed;

export function computeVisibility(reader: Tier, ...needed: Tier[]): Visibility {
  const visibilityTier = getHighestTier(...needed);
  return { visibilityTier, locked: !isTierAtLeast(reader, visibilityTier) };
}

export const hideWhenLocked = <Fields extends object>(
  { locked }: Pick<Visibility, 'locked'>,
  fields: Fields,
): Partial<Fields> => (locked ? {} : fields);
