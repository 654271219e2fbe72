import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasQueryFailed } from 'shell/failed-query';
import { getFailureMessage } from 'shell/failure-message';
import { refetchQuery } from 'shell/refetch';
import { eventDatesQuery, saveRsvp, type CircleDate } from '../../../../features/circles/api/circles.ts';
import {
  computeCircleStepTimes,
  replayAvailableByText,
  computeCircleStep,
} from '../../../../features/circles/circle-step.ts';
import { JoinLiveButton } from '../../../../features/circles/components/join-live.tsx';
import { RsvpButton } from '../../../../features/circles/components/rsvp-button.tsx';
import { useCircleTime } from '../../../../features/circles/use-circle-time.ts';
import { replayPath } from '../../../../features/replays/texts.ts';
import { FetchFailedMessage } from '../../../../frame/fetch-failed.tsx';
import { getServerTime } from '../../../../frame/server-time.ts';
import { useTimeFormat } from '../../../../frame/visitor-time.tsx';
import { Button } from '../../../../ui/button.tsx';
import { formatDay } from '../../../../ui/times.ts';

export function JoinPanel({ userId, eventId }: { userId: string; eventId: string }) {
  const asked = useQuery(eventDatesQuery(userId, eventId));
  const now = useCircleTime(asked.data ?? []);
  if (hasQueryFailed(asked)) return <FetchFailedMessage what="the dates" query={asked} />;
  const ahead = asked.data?.filter((date) => computeCircleStep(date, now) !== 'ended') ?? [];
  const last = asked.data?.findLast((date) => computeCircleStep(date, now) === 'ended');
  const next = ahead.find(({ isCancelled }) => !isCancelled);
  const cancelled = ahead.filter(({ isCancelled, startsAt }) => isCancelled && (!next || startsAt < next.startsAt));
  return (
    <div className="mt-5 min-h-60">
      {cancelled.map((date) => (
        <p key={date.startsAt} role="status" className="mb-4 text-plain">
          {formatDay(date.startsAt, date.zone)} is cancelled. {date.note}
        </p>
      ))}
      {next && <NextOccurrence date={next} now={now} />}
      {next?.isSeries && next.placesLeft === null && <SeriesRsvp date={next} />}
      {last && <EventReplay date={last} now={now} className="mt-4" />}
    </div>
  );
}

export function PastEventReplay({ userId, eventId }: { userId: string; eventId: string }) {
  const { data: dates } = useQuery(eventDatesQuery(userId, eventId));
  const last = dates?.at(-1);
  return last ? <EventReplay date={last} now={getServerTime()} className="mb-4" /> : null;
}

function EventReplay({ date, now, className }: { date: CircleDate; now: Date; className: string }) {
  const { replayId, startsAt, endsAt, zone } = date;
  if (!replayId) return <p className={`text-plain text-muted ${className}`}>{replayAvailableByText(endsAt, now)}</p>;
  return (
    <Button to={replayPath(replayId)} wide className={className}>
      Watch the replay<span className="sr-only"> of {formatDay(startsAt, zone)}</span>
    </Button>
  );
}

function NextOccurrence({ date, now }: { date: CircleDate; now: Date }) {
  const hour = useTimeFormat();
  const { isVirtual, coming, placesLeft, answer, note, movedFrom, zone } = date;
  const isOpen = computeCircleStep(date, now) !== 'upcoming';
  const opens = new Date(computeCircleStepTimes(date)[0]).toISOString();
  const isToday = formatDay(opens) === formatDay(now.toISOString());
  return (
    <div className="grid gap-3">
      {movedFrom && <p className="text-plain">Moved from {formatDay(movedFrom, zone)}.</p>}
      {note && <p className="text-plain">{note}</p>}
      {isVirtual && (
        <JoinLiveButton
          date={date}
          isOpen={isOpen}
          size="large"
          opens={`You can join ${isToday ? 'at ' : `on ${formatDay(opens)}, `}${hour(opens)}`}
        />
      )}
      <RsvpButton date={date} words={['I’ll come', 'You’re coming. Cancel']} />
      <p role="status" className="text-15 leading-normal text-muted">
        {attendeesText(coming)}{' '}
        {answer === 'waiting' ? 'You get an email when a place is free.' : placesText(placesLeft)}
      </p>
    </div>
  );
}

const attendeesText = (coming: number): string =>
  coming === 0 ? '' : coming === 1 ? '1 person is coming.' : `${coming} people are coming.`;

const placesText = (left: number | null): string =>
  left === null
    ? ''
    : left === 0
      ? 'All places are taken.'
      : left === 1
        ? '1 place is left.'
        : `${left} places are left.`;

function SeriesRsvp({ date: { eventId, comesToAll } }: { date: CircleDate }) {
  const client = useQueryClient();
  const say = useMutation({
    mutationFn: () => saveRsvp(eventId, undefined, !comesToAll),
    onSettled: () => refetchQuery(client, ['circles']),
  });
  return (
    <>
      <Button
        variant="quiet"
        aria-pressed={comesToAll}
        aria-disabled={say.isPending || undefined}
        className="mt-2"
        onClick={() => !say.isPending && say.mutate()}
      >
        {comesToAll ? 'You’re coming every time' : 'Come every time'}
      </Button>
      {say.isError && (
        <p role="alert" className="mt-2 text-15 leading-normal">
          {getFailureMessage(say.error)}
        </p>
      )}
    </>
  );
}
