import { lazy, Suspense } from 'react';
import { useChosen } from '../../features/sits/now-playing.ts';

const MeditationPlayer = lazy(async () => ({ default: (await import('./meditation-player.tsx')).MeditationPlayer }));

/** Where a meditation plays, under every page of the site. Its code comes with the first press on Play. */
export function PlayerSlot() {
  const chosen = useChosen();
  if (!chosen) return null;
  return (
    <Suspense>
      <MeditationPlayer key={chosen.press} meditation={chosen.meditation} />
    </Suspense>
  );
}
