import { lazy, Suspense } from 'react';
import { useChosen } from '../now-playing.ts';

const Player = lazy(async () => ({ default: (await import('./player.tsx')).Player }));

/** Where a meditation plays, under every page of the site. Its code comes with the first press on Play. */
export function PlayerSlot({ artist }: { artist: string }) {
  const chosen = useChosen();
  if (!chosen) return null;
  return (
    <Suspense>
      <Player key={chosen.press} meditation={chosen.meditation} artist={artist} />
    </Suspense>
  );
}
