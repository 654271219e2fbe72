import { useSession } from 'shell/session';
import { useQuery } from '@tanstack/react-query';
import { MembersPage } from '../../../frame/members-page.tsx';
import { OfflineMeditations } from './offline-meditations.tsx';
import { Library } from './library.tsx';
import { LiveCircles } from './live-circles.tsx';
import { SilentSitLink } from './silent-sit-link.tsx';
import { meditationsQuery } from '../../content/api/content.ts';
import { MeditationCard } from './meditation-card.tsx';

export function MeditationsPage() {
  const { user } = useSession();
  return (
    <MembersPage
      title="Meditations and Circles"
      room="meditations"
      lead="Sit alone when you like, and together at the hours of the circles."
    >
      <OfflineMeditations />
      {user && <LiveCircles key={user.id} userId={user.id} />}
      <OpenMeditations />
      <Library />
      <SilentSitLink />
    </MembersPage>
  );
}

function OpenMeditations() {
  const { data } = useQuery(meditationsQuery());
  const open = data?.filter(({ isOpen }) => isOpen) ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="open-to-everyone">
      <h2 id="open-to-everyone" className="title-44 border-b-hair border-line pb-4">
        Open to everyone
      </h2>
      <ul className="mt-9 grid grid-cols-1 gap-x-6 gap-y-12 tablet:grid-cols-2">
        {open.map((meditation) => (
          <li key={meditation.id}>
            <MeditationCard meditation={meditation} />
          </li>
        ))}
      </ul>
    </section>
  );
}
