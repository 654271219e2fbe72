import { formatCount } from '../../../ui/in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { playMeditation, type PlayableMeditation } from '../now-playing.ts';
import { PlayPauseIcon } from './player-icons.tsx';

export function PlayMeditation({ meditation }: { meditation: PlayableMeditation }) {
  const { fromSec } = meditation;
  const begun = Math.floor(fromSec / 60);
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {begun > 0 && <p className="text-15 font-strong">{`${formatCount(begun, 'minute')} in`}</p>}
      <Button onClick={() => playMeditation(meditation)}>
        <PlayPauseIcon isPlaying={false} size={18} />
        {fromSec > 0 ? 'Continue' : 'Play'}
        <span className="sr-only">: {meditation.title}</span>
      </Button>
    </div>
  );
}
