import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { eventsQuery } from '../../../../features/content/api/content.ts';
import { findWeeklyCircles } from '../../../../features/content/circles.ts';
import { formatMonthName, formatWeekday } from '../../../../ui/times.ts';
import { useVisitorTime } from '../../../../frame/visitor-time.tsx';
import { brand } from '../../../../frame/brand.ts';
import { listEveningsAtInterval, listSolsticesAndEquinoxes } from './evenings.ts';
import { EveningMoonsRow } from './moon-row.tsx';

const createUnknownDates = (count: number): undefined[] => Array.from({ length: count }, () => undefined);

export function RecurringGatherings() {
  const now = useVisitorTime();
  const weeks = now ? listEveningsAtInterval(now, 52, 7) : createUnknownDates(52);
  const months = now ? listEveningsAtInterval(now, 12, 30.4) : createUnknownDates(12);
  const turnings = now ? listSolsticesAndEquinoxes(now) : createUnknownDates(4);
  return (
    <>
      <RecurringGathering
        name="Live Circles"
        words={`Weekly. An hour of quiet and talk${useCircleWeekdaysText()}.`}
        note="Gold is this week. Each moon shows that evening’s phase."
      >
        <EveningMoonsRow evenings={weeks} radius={5} isLit className="rhythm-moons-many" />
        <EveningMoonsRow evenings={weeks.slice(0, 26)} radius={10} isLit className="rhythm-moons-few" />
      </RecurringGathering>
      <RecurringGathering
        name="Workshops"
        words="Monthly. An afternoon or an evening on one thing, with time to try it."
      >
        <EveningMoonsRow evenings={months} radius={17} className="rhythm-moons-many" />
        <EveningMoonsRow evenings={months} radius={24} className="rhythm-moons-few" />
      </RecurringGathering>
      <RecurringGathering
        name="Gatherings"
        words="Quarterly. A day or two together at each turning of the year."
        note={<SolsticeRow turnings={turnings} />}
      >
        <EveningMoonsRow evenings={turnings} radius={46} className="rhythm-moons-many" />
        <EveningMoonsRow evenings={turnings} radius={72} className="rhythm-moons-few" />
      </RecurringGathering>
    </>
  );
}

type RhythmProps = { name: string; words: string; note?: ReactNode; children: ReactNode };

function RecurringGathering({ name, words, note, children }: RhythmProps) {
  return (
    <section className="column rhythm relative">
      <h2 className="baseline-bottom title-60 leading-none!">{name}</h2>
      <span className="rhythm-line" />
      <p className="rhythm-words text-plain text-muted">{words}</p>
      <div className="contents">{children}</div>
      {note && <div className="rhythm-note text-plain text-muted">{note}</div>}
    </section>
  );
}

function SolsticeRow({ turnings }: { turnings: readonly (Date | undefined)[] }) {
  return (
    <ul className="flex min-h-6 justify-between text-[min(1rem,5vw)]">
      {turnings.map((turning, index) => (
        <li key={index} className="w-[21.2%] text-center tablet:w-[13.5%]">
          <span className="wide:hidden">{turning && monthLabel(turning, 'short')}</span>
          <span className="hidden wide:inline">{turning && monthLabel(turning, 'long')}</span>
        </li>
      ))}
    </ul>
  );
}

const monthLabel = (turning: Date, month: 'short' | 'long'): string =>
  formatMonthName(turning.toISOString(), month, 'UTC');

function useCircleWeekdaysText(): string {
  const { data: upcoming = [] } = useQuery(eventsQuery('upcoming'));
  const weekly = findWeeklyCircles(upcoming, brand.timeZone).filter(({ rhythm }) => rhythm);
  const days = [...new Set(weekly.map(({ next }) => formatWeekday(next.startsAt, brand.timeZone)))];
  return days.length === 0 || days.length > 3 ? '' : `, on ${days.map((day) => `${day}s`).join(' and ')}`;
}
