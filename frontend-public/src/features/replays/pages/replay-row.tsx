import { Link } from 'react-router-dom';
import { minutesLeftText } from '../../lesson/lesson-progress.ts';
import type { ReplaySummary } from '../api/replays.ts';
import { ReplayPicture } from '../components/replay-picture.tsx';
import { toOfflineReplayFileId } from '../offline-replays.ts';
import { replayFactsText, replayPath } from '../texts.ts';
import { OfflineIcon } from '../../../frame/offline-files/offline-icon.tsx';
import { ProgressSunIcon } from '../../../ui/art/rise-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { MembershipLink } from '../../../ui/membership-link.tsx';
import { TierName } from '../../../ui/tier-mark.tsx';
import { formatDay } from '../../../ui/times.ts';

interface ReplayRowProps {
  replay: ReplaySummary;
  isGold: boolean;
}

export function ReplayRow({ replay, isGold }: ReplayRowProps) {
  const { id, title, summary, startsAt, zone, locked, durationSec, standing: progress, wasThere } = replay;
  const isBegun = progress.lastPlayedAt !== null && !progress.isDone;
  const share = isBegun && durationSec > 0 ? progress.positionSec / durationSec : undefined;
  return (
    <article
      aria-label={title}
      className="grid grid-cols-1 items-center gap-x-8 gap-y-5 tablet:grid-cols-[minmax(0,1fr)_12rem] wide:grid-cols-[17.125rem_minmax(0,1fr)_12rem]"
    >
      <ReplayPicture replay={replay} share={share} />
      <div className="min-w-0">
        <p className="text-15 font-strong text-muted">
          <time dateTime={startsAt}>{formatDay(startsAt, zone)}</time>
          {wasThere && <span>, you were there</span>}
        </p>
        <h2 className={`title-32 mt-0.5 wrap-anywhere ${locked ? 'text-muted' : ''}`}>
          {locked ? (
            title
          ) : (
            <Link to={replayPath(id)} className="hover:underline hover:decoration-1 hover:underline-offset-5">
              {title}
            </Link>
          )}
        </h2>
        {summary && <p className="mt-2 max-w-text text-plain text-muted">{summary}</p>}
        <p className="mt-1.5 text-15 text-muted">{replayFactsText(replay)}</p>
        {!locked && <OfflineIcon id={toOfflineReplayFileId(id)} />}
      </div>
      {locked ? <Locked replay={replay} /> : <ReplayLink replay={replay} isBegun={isBegun} isGold={isGold} />}
    </article>
  );
}

function ReplayLink({ replay, isBegun, isGold }: ReplayRowProps & { isBegun: boolean }) {
  const { id, title, durationSec, standing: progress, isNew } = replay;
  return (
    <div className="grid gap-2.5 tablet:text-right">
      <Button to={replayPath(id)} variant={isGold ? 'gold' : 'secondary'} wide>
        {isBegun ? 'Continue' : progress.isDone ? 'Watch again' : 'Watch'}
        <span className="sr-only">: {title}</span>
      </Button>
      {isBegun && durationSec > 0 && <p className="text-15">{minutesLeftText(durationSec - progress.positionSec)}</p>}
      {isNew && (
        <p className="text-15">
          <span aria-hidden="true">● </span>New
        </p>
      )}
      {progress.isDone && (
        <p className="flex items-center gap-2 text-15 tablet:justify-end">
          <ProgressSunIcon share={1} width={24} />
          Seen
        </p>
      )}
    </div>
  );
}

function Locked({ replay: { title, visibilityTier } }: { replay: ReplaySummary }) {
  return (
    <div className="grid gap-1 tablet:justify-items-end">
      <TierName tier={visibilityTier} />
      <MembershipLink title={title} />
    </div>
  );
}
