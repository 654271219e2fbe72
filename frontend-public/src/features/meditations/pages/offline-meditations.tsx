import { useQuery } from '@tanstack/react-query';
import { hasQueryFailed } from 'shell/failed-query';
import { useSession } from 'shell/session';
import { useIsOnline } from 'shell/use-is-online';
import { meditationsQuery } from '../../content/api/content.ts';
import { PlayMeditation } from '../../sits/components/play-meditation.tsx';
import { selectOfflineMeditations, type OfflineMeditation } from '../../sits/offline-meditations.ts';
import { offlineFilesQuery } from '../../../frame/offline-files/offline-files.ts';
import { WavePicture } from '../../../ui/art/wave-picture.tsx';
import { formatMinutes } from '../../../ui/times.ts';
import { MembersPageSection } from '../../../frame/members-page.tsx';

export function OfflineMeditations() {
  const { user } = useSession();
  const isOnline = useIsOnline();
  const isAway = hasQueryFailed(useQuery(meditationsQuery())) || !isOnline;
  const { data } = useQuery(offlineFilesQuery(user?.id));
  const kept = selectOfflineMeditations(data ?? []);
  if (!isAway || kept.length === 0) return null;
  return (
    <MembersPageSection heading="Saved on this device">
      <ul className="mt-9 grid grid-cols-1 gap-x-6 gap-y-12 tablet:grid-cols-2">
        {kept.map((meditation) => (
          <li key={meditation.id}>
            <Card meditation={meditation} />
          </li>
        ))}
      </ul>
    </MembersPageSection>
  );
}

function Card({ meditation }: { meditation: OfflineMeditation }) {
  const { id, title, kind, durationSec } = meditation;
  return (
    <article>
      <WavePicture id={id} durationSec={durationSec} />
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="title-26">{title}</h3>
          <p className="mt-1 text-plain text-muted">
            {formatMinutes(durationSec)}, {kind}
          </p>
        </div>
        <PlayMeditation meditation={{ ...meditation, fromSec: 0 }} />
      </div>
    </article>
  );
}
