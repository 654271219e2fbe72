import { useNavigate } from 'react-router-dom';
import { PlayerView } from '../../features/sits/components/player-view.tsx';
import { closePlayer, type PlayableMeditation } from '../../features/sits/now-playing.ts';
import { brand } from '../../frame/brand.ts';
import { AfterSitSections, usePreloadAfterSitSections } from '../../features/sits/pages/after-sit.tsx';

export function MeditationPlayer({ meditation }: { meditation: PlayableMeditation }) {
  usePreloadAfterSitSections();
  const navigate = useNavigate();
  function sitOn(): void {
    closePlayer();
    void navigate('/members/sit?minutes=10');
  }
  return <PlayerView meditation={meditation} artist={brand.name} after={<AfterSitSections />} onSitOn={sitOn} />;
}
