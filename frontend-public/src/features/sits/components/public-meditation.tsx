import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { publicMeditationQuery } from '../api/public-meditation.ts';
import { playMeditation } from '../now-playing.ts';

const SMALL = ['a minute', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? 'a minute' : `${SMALL[minutes - 1] ?? minutes} minutes`;
}

export function PublicMeditation() {
  const { data: sit } = useQuery(publicMeditationQuery());
  if (!sit) return null;
  return (
    <Button variant="quiet" className="text-ink!" data-waits data-own-press="" onClick={() => playMeditation(sit)}>
      <svg width="14" height="16" viewBox="0 0 14 16" aria-hidden="true" focusable="false">
        <path d="M2 1.5v13l11-6.5z" fill="currentColor" />
      </svg>
      Sit with us for {durationText(sit.durationSec)}
    </Button>
  );
}
