import { reaches, TIERS, type Tier } from 'shell/tier';
import type { Meditation } from './api/content.ts';
import { practiceOf } from './words.ts';

/** Which meditations are shown, as the page's address says it. Undefined is any. */
export interface MeditationFilter {
  /** At most so many minutes; 'longer' is more than the longest of them. */
  length: Length | undefined;
  type: Meditation['type'] | undefined;
  tier: Tier | undefined;
  /** In the name or a tag. */
  q: string;
}

export const lengths = ['10', '20', '30', 'longer'] as const;
type Length = (typeof lengths)[number];

export const meditationTypes = ['guided', 'breathwork', 'soundbath', 'visualization'] as const;

/** What is no filter of ours in an address filters nothing. */
export function filterIn(search: URLSearchParams): MeditationFilter {
  const oneOf = <T extends string>(known: readonly T[], name: string): T | undefined =>
    known.find((value) => value === search.get(name));
  return {
    length: oneOf(lengths, 'length'),
    type: oneOf(meditationTypes, 'type'),
    tier: oneOf(TIERS, 'tier'),
    q: search.get('q') ?? '',
  };
}

export function isShown(meditation: Meditation, { length, type, tier, q }: MeditationFilter): boolean {
  const minutes = meditation.durationSec / 60;
  const isLong = length === 'longer' ? minutes > 30 : length === undefined || minutes <= Number(length);
  const wanted = q.trim().toLowerCase();
  const words = [meditation.title, practiceOf(meditation), ...(meditation.tags ?? [])].join('\n').toLowerCase();
  return (
    isLong &&
    (type === undefined || meditation.type === type) &&
    (tier === undefined || reaches(tier, meditation.visibilityTier)) &&
    words.includes(wanted)
  );
}
