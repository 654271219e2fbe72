import { highestTier, reaches, type Tier } from '../../../kernel/tier.ts';

export interface Visibility {
  /** The tier from which on it is open. */
  readonly visibilityTier: Tier;
  /** True when the reader stands below that tier. */
  readonly locked: boolean;
}

/** A program that is not for members only is open to everybody. */
export const programTier = (isMembersOnly: boolean): Tier => (isMembersOnly ? 'seeker' : 'free');

/** The tiers that a piece asks for: its own and those of all that holds it, or free where it is marked as open. */
export const tiersOf = ({ isOpen }: { readonly isOpen: boolean }, ...needed: Tier[]): Tier[] =>
  isOpen ? ['free'] : needed;

/** The one rule of who may see what: `needed` are the tiers of the thing and of all that holds it. */
export function visibilityOf(reader: Tier, ...needed: Tier[]): Visibility {
  const visibilityTier = highestTier(...needed);
  return { visibilityTier, locked: !reaches(reader, visibilityTier) };
}

/** The guarded fields, or nothing of them: what a reader may not see is absent from the answer. */
export const unlessLocked = <Fields extends object>(
  { locked }: Pick<Visibility, 'locked'>,
  fields: Fields,
): Partial<Fields> => (locked ? {} : fields);
