import { isTierAtLeast, TIERS, type Tier } from 'shell/tier';
import type { Meditation } from './api/content.ts';
import { practiceLabel } from './labels.ts';

export interface MeditationFilter {
  /** Maximum length in minutes, or 'longer' for more than the largest length. */
  length: Length | undefined;
  type: Meditation['type'] | undefined;
  tier: Tier | undefined;
  q: string;
}

export const meditationLengths = ['10', '20', '30', 'longer'] as const;
type Length = (typeof meditationLengths)[number];

export const meditationTypes = ['guided', 'breathwork', 'soundbath', 'visualization'] as const;

export function parseMeditationFilter(search: URLSearchParams): MeditationFilter {
  const oneOf = <T extends string>(known: readonly T[], name: string): T | undefined =>
    known.find((value) => value === search.get(name));
  return {
    length: oneOf(meditationLengths, 'length'),
    type: oneOf(meditationTypes, 'type'),
    tier: oneOf(TIERS, 'tier'),
    q: search.get('q') ?? '',
  };
}

export function matchesFilter(meditation: Meditation, { length, type, tier, q }: MeditationFilter): boolean {
  const minutes = meditation.durationSec / 60;
  const isLong = length === 'longer' ? minutes > 30 : length === undefined || minutes <= Number(length);
  const wanted = q.trim().toLowerCase();
  const words = [meditation.title, practiceLabel(meditation), ...(meditation.tags ?? [])].join('\n').toLowerCase();
  return (
    isLong &&
    (type === undefined || meditation.type === type) &&
    (tier === undefined || isTierAtLeast(tier, meditation.visibilityTier)) &&
    words.includes(wanted)
  );
}
