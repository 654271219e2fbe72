import { useSession } from 'shell/session';
import { useQuery } from '@tanstack/react-query';
import { MembersPageLayout } from '../../../frame/members-page.tsx';
import { OfflineMeditations } from './offline-meditations.tsx';
import { MeditationLibrary } from './library.tsx';
import { LiveCircles } from './live-circles.tsx';
import { Button } from '../../../ui/button.tsx';
import { meditationsQuery } from '../../content/api/content.ts';
import { MeditationCard } from './meditation-card.tsx';

export function MeditationsPage() {
  const { user } = useSession();
  return (
    <MembersPageLayout
      title="Meditations and Circles"
      room="meditations"
      lead="Sit alone when you like, and together at the hours of the circles."
    >
      <OfflineMeditations />
      {user && <LiveCircles key={user.id} userId={user.id} />}
      <OpenMeditations />
      <MeditationLibrary />
      <SilentSitLink />
    </MembersPageLayout>
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

function SilentSitLink() {
  return (
    <section aria-labelledby="silent-sit" className="pt-4">
      <div className="flex items-end justify-between border-b-hair border-line">
        <h2 id="silent-sit" className="baseline-bottom title-60 relative z-10 max-w-[15ch]">
          Or sit in silence, for as long as you like.
        </h2>
        <svg
          width="290"
          height="92"
          viewBox="0 0 290 92"
          aria-hidden="true"
          focusable="false"
          className="shrink-0 max-tablet:hidden"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="1.5"
        >
          <path d="M110 92a90 90 0 0 1 180 0M134 92a66 66 0 0 1 132 0" />
          <path d="M158 92a42 42 0 0 1 84 0" strokeDasharray="0.1 5" strokeLinecap="round" />
          {[0, 1, 2, 3, 4, 5, 6, 7].map((bell) => (
            <circle key={bell} cx={6 + 13 * bell} cy="86" r={bell === 3 ? 4 : 2.5} fill="var(--ink)" stroke="none" />
          ))}
        </svg>
      </div>
      <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-144 text-lead">A bell at the start, bells between if you like, and one at the end.</p>
        <Button to="/members/sit">Set up a silent sit</Button>
      </div>
    </section>
  );
}
