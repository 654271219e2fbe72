import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shell/session';
import { Button } from '../../../ui/button.tsx';
import { placesQuery } from '../api/places.ts';
import { play, type Playable } from '../now-playing.ts';
import { PlayIcon } from './player-icons.tsx';

/** Plays a meditation, from where it was left. */
export function PlayMeditation({ meditation }: { meditation: Omit<Playable, 'fromSec'> }) {
  const { user } = useSession();
  const { data: places } = useQuery(placesQuery(user?.id));
  const fromSec = places?.[meditation.id] ?? 0;
  const begun = Math.floor(fromSec / 60);
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {begun > 0 && (
        <p className="text-[0.9375rem] font-[550]">{`${begun} ${begun === 1 ? 'minute' : 'minutes'} in`}</p>
      )}
      <Button onClick={() => play({ ...meditation, fromSec })}>
        <PlayIcon isPlaying={false} size={18} />
        {fromSec > 0 ? 'Go on' : 'Play'}
        <span className="sr-only">: {meditation.title}</span>
      </Button>
    </div>
  );
}
