import { useNavigate } from 'react-router-dom';
import { Player } from '../../features/sits/components/player.tsx';
import { putAway, type Playable } from '../../features/sits/now-playing.ts';
import { brand } from '../brand.ts';
import { AfterSit, useAfterSitAhead } from './after-sit.tsx';

export function MeditationPlayer({ meditation }: { meditation: Playable }) {
  useAfterSitAhead();
  const navigate = useNavigate();
  function sitOn(): void {
    putAway();
    void navigate('/members/sit?minutes=10');
  }
  return <Player meditation={meditation} artist={brand.name} after={<AfterSit />} onSitOn={sitOn} />;
}
