import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSession } from 'shell/session';
import { readLocalFilmPosition } from '../../../frame/media/progress.ts';
import { selectOfflineReplays, toOfflineReplayFileId, type OfflineReplay } from '../offline-replays.ts';
import { playbackUrl } from '../../../frame/offline-files/offline-file-url.ts';
import { offlineFilesQuery } from '../../../frame/offline-files/offline-files.ts';
import { formatDay } from '../../../ui/times.ts';
import { useFilmPlayer } from '../../player/use-film-player.ts';

interface OfflineReplaysProps {
  isAway: boolean;
  id?: string;
}

/** The list stays, so that a playing replay does not stop when the network returns. */
export function OfflineReplays({ isAway, id }: OfflineReplaysProps) {
  const { user } = useSession();
  const [isShown, setShown] = useState(isAway);
  if (isAway && !isShown) setShown(true);
  const { data = [] } = useQuery(offlineFilesQuery(user?.id));
  const kept = selectOfflineReplays(data).filter((replay) => id === undefined || replay.id === id);
  if (!isShown || !user || kept.length === 0) return null;
  return (
    <section aria-labelledby="kept" className="mt-9 mb-14">
      <h2 id="kept" className="title-44 border-b-hair border-line pb-4">
        Saved on this device
      </h2>
      <ul>
        {kept.map((replay) => (
          <li key={replay.id} className="border-b border-rule py-6 last:border-0">
            <OfflineReplayRow owner={user.id} replay={replay} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OfflineReplayRowProps {
  owner: string;
  replay: OfflineReplay;
}

function OfflineReplayRow({ owner, replay }: OfflineReplayRowProps) {
  const { id, title, startsAt, zone, positionSec } = replay;
  const { data: place } = useQuery({
    queryKey: ['kept-place', owner, id],
    queryFn: async () => (await readLocalFilmPosition(owner, { kind: 'replays', id })) ?? positionSec,
    // The query also runs offline, because the query reads only from this device.
    networkMode: 'always',
    gcTime: 0,
  });
  return (
    <article aria-label={title}>
      <p className="text-15 font-strong text-muted">
        <time dateTime={startsAt}>{formatDay(startsAt, zone)}</time>
      </p>
      <h3 className="title-26 wrap-anywhere">{title}</h3>
      {place !== undefined && <OfflineSound owner={owner} replay={replay} place={place} />}
    </article>
  );
}

function OfflineSound({ owner, replay: { id, title, durationSec }, place }: OfflineReplayRowProps & { place: number }) {
  const { player } = useFilmPlayer(
    { kind: 'replays', id, durationSec, ask: async () => ({ url: playbackUrl(owner, toOfflineReplayFileId(id)) }) },
    { positionSec: place },
  );
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => (audio.current ? player.attach(audio.current) : undefined), [player]);
  return <audio ref={audio} controls preload="metadata" aria-label={`Sound of ${title}`} className="mt-4 w-full" />;
}
