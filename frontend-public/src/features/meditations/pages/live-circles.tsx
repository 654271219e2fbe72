import { useQuery } from '@tanstack/react-query';
import { hasQueryFailed } from 'shell/failed-query';
import { circlesQuery, type CircleDate } from '../../circles/api/circles.ts';
import { computeCircleStep, type CircleStep } from '../../circles/circle-step.ts';
import { SubscribeInCalendar } from '../../circles/components/subscribe-in-calendar.tsx';
import { useCircleTime } from '../../circles/use-circle-time.ts';
import { eventsQuery } from '../../content/api/content.ts';
import { findWeeklyCircles } from '../../content/circles.ts';
import { PlaceholderRows } from '../../content/components/placeholder-rows.tsx';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { brand } from '../../../frame/brand.ts';
import { CircleRow } from './circle-row.tsx';

const order: readonly CircleStep[] = ['live', 'open', 'upcoming', 'ended'];

export function LiveCircles({ userId }: { userId: string }) {
  const asked = useQuery(circlesQuery(userId));
  const { data: rhythms } = useQuery({
    ...eventsQuery('upcoming'),
    select: (events) => new Map(findWeeklyCircles(events, brand.timeZone).map(({ id, rhythm }) => [id, rhythm])),
  });
  const now = useCircleTime(asked.data ?? []);
  const isNarrow = useIsNarrow();
  const rank = (circle: CircleDate) => order.indexOf(computeCircleStep(circle, now));
  const circles = asked.data?.toSorted(
    (one, other) => rank(one) - rank(other) || Date.parse(one.startsAt) - Date.parse(other.startsAt),
  );
  const [coming, ended] = [
    circles?.filter((circle) => computeCircleStep(circle, now) !== 'ended') ?? [],
    circles?.filter((circle) => computeCircleStep(circle, now) === 'ended') ?? [],
  ];
  const first = circles?.find((circle) => isJoinOpen(circle, now));
  const shown = { rhythms, now, first };
  return (
    <section
      aria-labelledby="circles"
      data-theme="dark"
      className="bg-night py-12 shadow-[0_0_0_100vmax_#10142b] [clip-path:inset(0_-100vmax)] text-ink"
    >
      <div className="border-b-hair border-line pb-4">
        <h2 id="circles" className="title-44">
          Live Circles
        </h2>
      </div>
      <SubscribeInCalendar />
      {hasQueryFailed(asked) && <FetchFailedMessage what="the circles" query={asked} />}
      {asked.isPending && !hasQueryFailed(asked) && <PlaceholderRows what="the circles" />}
      {circles?.length === 0 && <p className="pt-4 text-muted">No dates yet.</p>}
      {coming.length > 0 && <Rows circles={coming} {...shown} />}
      {ended.length > 0 && (
        <details open={!isNarrow} className="border-t border-rule">
          <summary className="min-h-11 cursor-pointer py-3 text-plain">Ended this week ({ended.length})</summary>
          <Rows circles={ended} {...shown} />
        </details>
      )}
    </section>
  );
}

interface RowsProps {
  circles: readonly CircleDate[];
  rhythms: ReadonlyMap<string, string | undefined> | undefined;
  now: Date;
  first: CircleDate | undefined;
}

function Rows({ circles, rhythms, now, first }: RowsProps) {
  return (
    <ul>
      {circles.map((circle) => (
        <li key={`${circle.eventId} ${circle.startsAt}`} className="border-b border-rule py-6 last:border-b-0">
          <CircleRow
            circle={circle}
            rhythm={rhythms?.get(circle.eventId)}
            step={computeCircleStep(circle, now)}
            now={now}
            isGold={circle === first}
          />
        </li>
      ))}
    </ul>
  );
}

function isJoinOpen(circle: CircleDate, now: Date): boolean {
  const step = computeCircleStep(circle, now);
  return !circle.locked && !circle.isCancelled && (step === 'live' || step === 'open');
}
