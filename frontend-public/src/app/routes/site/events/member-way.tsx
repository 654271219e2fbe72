import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasFailed } from 'shell/failed-query';
import { failureWords } from 'shell/failure-words';
import { readAgain } from 'shell/read-again';
import { eventDatesQuery, sayOf, type CircleDate } from '../../../../features/circles/api/circles.ts';
import { momentsOf, replayBy, stepOf } from '../../../../features/circles/circle-step.ts';
import { JoinLive } from '../../../../features/circles/components/join-live.tsx';
import { WillCome } from '../../../../features/circles/components/will-come.tsx';
import { useCircleTime } from '../../../../features/circles/use-circle-time.ts';
import { replayPath } from '../../../../features/replays/words.ts';
import { FetchFailed } from '../../../../frame/fetch-failed.tsx';
import { productNow } from '../../../../frame/product-time.ts';
import { useHours } from '../../../../frame/visitor-time.tsx';
import { Button } from '../../../../ui/button.tsx';
import { day } from '../../../../ui/times.ts';

export function MemberWay({ userId, eventId }: { userId: string; eventId: string }) {
  const asked = useQuery(eventDatesQuery(userId, eventId));
  const now = useCircleTime(asked.data ?? []);
  if (hasFailed(asked)) return <FetchFailed what="the dates" query={asked} />;
  const ahead = asked.data?.filter((date) => stepOf(date, now) !== 'ended') ?? [];
  const last = asked.data?.findLast((date) => stepOf(date, now) === 'ended');
  const next = ahead.find(({ isCancelled }) => !isCancelled);
  const cancelled = ahead.filter(({ isCancelled, startsAt }) => isCancelled && (!next || startsAt < next.startsAt));
  return (
    <div className="mt-5 min-h-60">
      {cancelled.map((date) => (
        <p key={date.startsAt} role="status" className="mb-4 text-plain">
          {day(date.startsAt, date.zone)} is cancelled. {date.note}
        </p>
      ))}
      {next && <Next date={next} now={now} />}
      {next?.isSeries && next.placesLeft === null && <EveryDate date={next} />}
      {last && <ReplayOf date={last} now={now} className="mt-4" />}
    </div>
  );
}

/** The replay of a past event, or the time by which it is published. */
export function AfterIt({ userId, eventId }: { userId: string; eventId: string }) {
  const { data: dates } = useQuery(eventDatesQuery(userId, eventId));
  const last = dates?.at(-1);
  return last ? <ReplayOf date={last} now={productNow()} className="mb-4" /> : null;
}

function ReplayOf({ date, now, className }: { date: CircleDate; now: Date; className: string }) {
  const { replayId, startsAt, endsAt, zone } = date;
  if (!replayId) return <p className={`text-plain text-muted ${className}`}>{replayBy(endsAt, now)}</p>;
  return (
    <Button to={replayPath(replayId)} wide className={className}>
      Watch the replay<span className="sr-only"> of {day(startsAt, zone)}</span>
    </Button>
  );
}

function Next({ date, now }: { date: CircleDate; now: Date }) {
  const hour = useHours();
  const { isVirtual, coming, placesLeft, answer, note, movedFrom, zone } = date;
  const isOpen = stepOf(date, now) !== 'upcoming';
  const opens = new Date(momentsOf(date)[0]).toISOString();
  const isToday = day(opens) === day(now.toISOString());
  return (
    <div className="grid gap-3">
      {movedFrom && <p className="text-plain">Moved from {day(movedFrom, zone)}.</p>}
      {note && <p className="text-plain">{note}</p>}
      {isVirtual && (
        <JoinLive
          date={date}
          isOpen={isOpen}
          size="large"
          opens={`You can join ${isToday ? 'at ' : `on ${day(opens)}, `}${hour(opens)}`}
        />
      )}
      <WillCome date={date} words={['I will come', 'You’re coming. Cancel']} />
      <p role="status" className="text-15 leading-normal text-muted">
        {comingInWords(coming)}{' '}
        {answer === 'waiting' ? 'You get an email when a place is free.' : placesInWords(placesLeft)}
      </p>
    </div>
  );
}

const comingInWords = (coming: number): string =>
  coming === 0 ? '' : coming === 1 ? '1 person is coming.' : `${coming} people are coming.`;

const placesInWords = (left: number | null): string =>
  left === null
    ? ''
    : left === 0
      ? 'All places are taken.'
      : left === 1
        ? '1 place is left.'
        : `${left} places are left.`;

/** A series without limited places takes one RSVP for all dates. */
function EveryDate({ date: { eventId, comesToAll } }: { date: CircleDate }) {
  const client = useQueryClient();
  const say = useMutation({
    mutationFn: () => sayOf(eventId, undefined, !comesToAll),
    onSettled: () => readAgain(client, ['circles']),
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
          {failureWords(say.error)}
        </p>
      )}
    </>
  );
}
