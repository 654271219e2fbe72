import { lazy, Suspense } from 'react';
import { useNowPlaying } from '../../features/sits/now-playing.ts';
import { SectionErrorBoundary } from '../../ui/section-error-boundary.tsx';

const MeditationPlayer = lazy(async () => ({ default: (await import('./meditation-player.tsx')).MeditationPlayer }));

export function PlayerSlot() {
  const chosen = useNowPlaying();
  if (!chosen) return null;
  return (
    <SectionErrorBoundary key={chosen.press} instead={<PlayerLoadFailed />}>
      <Suspense>
        <MeditationPlayer meditation={chosen.meditation} />
      </Suspense>
    </SectionErrorBoundary>
  );
}

function PlayerLoadFailed() {
  return (
    <p role="alert" className="player-bar">
      The player could not be loaded. Press Play again when you are online.
    </p>
  );
}
