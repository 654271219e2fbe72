import { useSession } from 'shell/session';
import { MembersPage } from '../members-page.tsx';
import { KeptMeditations } from './kept-meditations.tsx';
import { Library } from './library.tsx';
import { LiveCircles } from './live-circles.tsx';
import { OpenMeditations } from './open-meditations.tsx';
import { SilentSitWay } from './silent-sit-way.tsx';

export function MeditationsPage() {
  const { user } = useSession();
  return (
    <MembersPage
      title="Meditations and Circles"
      room="meditations"
      lead="Sit alone when you like, and together at the hours of the circles."
    >
      <KeptMeditations />
      {user && <LiveCircles key={user.id} userId={user.id} />}
      <OpenMeditations />
      <Library />
      <SilentSitWay />
    </MembersPage>
  );
}
