import { Button } from '../../../ui/button.tsx';
import { UnlitDisc } from '../../../ui/unlit-disc.tsx';
import type { Hindrance } from '../player-state.ts';
import type { Player } from '../player.ts';

const words: Record<Hindrance, string> = {
  failed: 'The film could not be loaded. The transcript is below.',
  locked: 'Your plan no longer includes this film. Your place is saved.',
  removed: 'This film was removed. The transcript is below.',
};

export function HinderedFilm({ player, hindrance }: { player: Player; hindrance: Hindrance }) {
  return (
    <div role="alert" data-theme="dark" className="film-frame justify-end p-[min(2rem,8vw)]">
      <UnlitDisc />
      <p className="title-26 mt-4 max-w-120">{words[hindrance]}</p>
      <div className="mt-5">
        {hindrance === 'failed' && <Button onClick={() => player.retry()}>Try again</Button>}
        {hindrance === 'locked' && <Button to="/membership">See membership</Button>}
        {hindrance === 'removed' && <Button {...allOf(player)} />}
      </div>
    </div>
  );
}

const allOf = ({ piece }: Player) =>
  piece.kind === 'replays'
    ? { to: '/members/replays', children: 'All replays' }
    : { to: '/members/modules', children: 'All modules' };
