import { formatCount } from '../../ui/in-words.ts';
import type { AudioPlayerState } from './audio-player.ts';

export function playbackErrorText({ error, isBlocked }: AudioPlayerState): string | undefined {
  if (error === 'locked') return 'Your plan no longer includes this meditation. Your place is saved.';
  if (error === 'removed') return 'This meditation was removed.';
  if (error && !navigator.onLine) return 'You are offline. Your place is saved.';
  if (error) return 'The recording could not be loaded. Your place is saved.';
  return isBlocked ? 'Your browser blocked the sound.' : undefined;
}

export function playbackPositionText(positionSec: number, durationSec: number): string {
  return `${formatCount(Math.floor(positionSec / 60), 'minute')} of ${Math.round(durationSec / 60)}`;
}

const NUMBERS =
  'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = ', , Twenty, Thirty, Forty, Fifty, Sixty, Seventy, Eighty, Ninety'.split(', ');

export function capitalizedNumberInWords(count: number): string {
  const small = NUMBERS[count];
  if (small !== undefined) return small;
  if (count >= 100) return String(count);
  const unit = NUMBERS[count % 10];
  return `${TENS[Math.floor(count / 10)]}${count % 10 === 0 ? '' : `-${unit?.toLowerCase()}`}`;
}

export function sitLengthText(seconds: number): string {
  const count = Math.floor(seconds / 60);
  if (count === 0) return 'Less than a minute';
  return `${capitalizedNumberInWords(count)} ${count === 1 ? 'minute' : 'minutes'}`;
}

export function sittersText(people: number | null, isUserIncluded: boolean): string[] {
  if (people === null) return ['Fewer than three people are sitting now.'];
  return [`${people} people are sitting now.`, ...(isUserIncluded ? ['One of the lights is you.'] : [])];
}
