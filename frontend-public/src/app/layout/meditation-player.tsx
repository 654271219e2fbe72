import { useNavigate } from 'react-router-dom';
import { PlayerView } from '../../features/sits/components/player-view.tsx';
import { closePlayer, type Playable } from '../../features/sits/now-playing.ts';
import { brand } from '../../frame/brand.ts';
import { AfterSit, usePreloadAfterSit } from '../../features/sits/pages/after-sit.tsx';

export function MeditationPlayer({ meditation }: { meditation: Playable }) {
  usePreloadAfterSit();
  const navigate = useNavigate();
  function sitOn(): void {
    closePlayer();
    void navigate('/members/sit?minutes=10');
  }
  return <PlayerView meditation={meditation} artist={brand.name} after={<AfterSit />} onSitOn={sitOn} />;
}
