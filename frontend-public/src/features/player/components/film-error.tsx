import { Button } from '../../../ui/button.tsx';
import { DottedHalfDisc } from '../../../ui/unlit-disc.tsx';
import type { PlaybackError } from '../../../frame/media/media-player.ts';
import type { FilmPlayer } from '../player.ts';

const messages: Record<PlaybackError, string> = {
  failed: 'The film could not be loaded. The transcript is below.',
  locked: 'Your plan no longer includes this film. Your place is saved.',
  removed: 'This film was removed. The transcript is below.',
};

export function FilmError({ player, error }: { player: FilmPlayer; error: PlaybackError }) {
  return (
    <div role="alert" data-theme="dark" className="film-frame justify-end p-[min(2rem,8vw)]">
      <DottedHalfDisc />
      <p className="title-26 mt-4 max-w-120">{messages[error]}</p>
      <div className="mt-5">
        {error === 'failed' && <Button onClick={() => player.retry()}>Try again</Button>}
        {error === 'locked' && <Button to="/membership">See membership</Button>}
        {error === 'removed' && <Button {...listLink(player)} />}
      </div>
    </div>
  );
}

const listLink = ({ item }: FilmPlayer) =>
  item.kind === 'replays'
    ? { to: '/members/replays', children: 'All replays' }
    : { to: '/members/modules', children: 'All modules' };
