import { formatCount } from '../../ui/in-words.ts';
import type { ReplaySummary } from './api/replays.ts';

export const replayPath = (id: string): string => `/members/replays/${id}`;

export function replayLengthText(seconds: number): string {
  const minutes = Math.max(1, Math.floor(seconds / 60));
  return minutes < 60
    ? `${minutes} min`
    : [`${Math.floor(minutes / 60)} h`, minutes % 60 && `${minutes % 60} min`].filter(Boolean).join(' ');
}

export const replayFactsText = ({ durationSec, chapterCount, captions }: ReplaySummary): string =>
  [
    durationSec > 0 && replayLengthText(durationSec),
    chapterCount > 0 && formatCount(chapterCount, 'chapter'),
    captions && 'captions and transcript',
  ]
    .filter(Boolean)
    .join(', ');
