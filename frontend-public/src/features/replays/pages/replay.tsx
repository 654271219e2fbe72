import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiProblem } from 'shell/api';
import { hasQueryFailed } from 'shell/failed-query';
import { useSession } from 'shell/session';
import { replayQuery } from '../api/replays.ts';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { BreadcrumbHeader } from '../../../ui/crumb-head.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonPanel } from '../../../ui/skeleton.tsx';
import { TierName } from '../../../ui/tier-mark.tsx';
import { formatPlaybackTime } from '../../../ui/in-words.ts';
import { formatDay } from '../../../ui/times.ts';
import { DottedHalfDisc } from '../../../ui/unlit-disc.tsx';
import { brand } from '../../../frame/brand.ts';
import { OfflineReplays } from './offline-replays.tsx';
import { ReplayPlayer } from './replay-player.tsx';

const crumbs = [{ to: '/members/replays', label: 'Replays' }];

export function ReplayPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const asked = useQuery({ ...replayQuery(user?.id ?? '', id), enabled: user !== undefined });
  const replay = asked.data;
  const isNone = asked.error instanceof ApiProblem && asked.error.status === 404;
  return (
    <div data-theme="dark" className="bg-page text-ink">
      <title>{`${replay?.title ?? 'Replay'} · ${brand.name}`}</title>
      <BreadcrumbHeader
        crumbs={crumbs}
        place={replay && `${formatDay(replay.startsAt, replay.zone)}${replay.wasThere ? ', you were there' : ''}`}
        title={replay?.title ?? (isNone ? 'No such replay' : 'Loading...')}
      />
      <div className="column pt-6 pb-36 tablet:pt-12">
        <OfflineReplays key={id} id={id} isAway={hasQueryFailed(asked) && !isNone} />
        {isNone ? (
          <EmptyState
            title="This replay does not exist."
            isFailure
            action={<Button to="/members/replays">All replays</Button>}
          >
            It may have been removed, or the address has a typo.
          </EmptyState>
        ) : hasQueryFailed(asked) ? (
          <FetchFailedMessage what="this replay" query={asked} />
        ) : !replay || !asked.isFetchedAfterMount ? (
          <div role="status" aria-label="Loading the replay">
            <SkeletonPanel height={440} />
          </div>
        ) : replay.locked ? (
          <>
            <DottedHalfDisc />
            {replay.summary && <p className="mt-6 max-w-text text-lead">{replay.summary}</p>}
            <TierName tier={replay.visibilityTier} className="mt-6" />
            {replay.standing.positionSec > 0 && (
              <p className="mt-3 text-muted">
                Your place at {formatPlaybackTime(replay.standing.positionSec)} is saved.
              </p>
            )}
            <div className="mt-6">
              <Button to="/membership" variant="gold">
                See membership
              </Button>
            </div>
          </>
        ) : (
          <ReplayPlayer key={replay.id} replay={replay} />
        )}
      </div>
    </div>
  );
}
