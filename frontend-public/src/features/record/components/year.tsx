import { useState } from 'react';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { findLastReturnDate, type PracticeDay } from '../days.ts';
import { dateText } from '../texts.ts';
import { filterDays, activityFilters, type ActivityFilter } from '../kinds.ts';
import { MonthsTable } from './months-table.tsx';
import { PracticeYearGrid } from './year-grid.tsx';

type YearProps = {
  days: readonly PracticeDay[];
  today: string;
  chosen: string;
  onChoose: (date: string) => void;
};

export function PracticeYear({ days, today, chosen, onChoose }: YearProps) {
  const isNarrow = useIsNarrow();
  const [view, setView] = useState<'table' | 'picture'>();
  const [shown, setShown] = useState<ActivityFilter>('all');
  const found = filterDays(days, shown);
  const isTable = view === undefined ? isNarrow : view === 'table';
  return (
    <section aria-labelledby="year" className="chapter pt-7">
      <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
        <h2 id="year" className="title-32 mr-auto">
          The year
        </h2>
        <SegmentedControl label="Kind of practice" options={activityFilters} value={shown} onChange={setShown} />
        <button
          type="button"
          onClick={() => setView(isTable ? 'picture' : 'table')}
          className="min-h-11 cursor-pointer text-plain text-link underline decoration-1 underline-offset-5 hover:decoration-2"
        >
          {isTable ? 'Show as a picture' : 'Show as a table'}
        </button>
      </div>
      <div className="mt-7">
        {isTable ? (
          <MonthsTable days={found} />
        ) : (
          <PracticeYearGrid
            days={new Map(found.map((each) => [each.day, each]))}
            today={today}
            chosen={chosen}
            onChoose={onChoose}
            rows={isNarrow ? 4 : 1}
          />
        )}
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-15 text-muted">
        <YearSummary days={found} />
        {!isTable && <Legend />}
      </div>
    </section>
  );
}

function YearSummary({ days }: { days: readonly PracticeDay[] }) {
  const hours = Math.floor(days.reduce((sum, { minutes }) => sum + minutes, 0) / 60);
  const back = findLastReturnDate(days.map(({ day }) => day));
  return (
    <p>
      <span>
        {days.length} {days.length === 1 ? 'day' : 'days'}
      </span>
      {hours > 0 && <span>{`, ${hours} ${hours === 1 ? 'hour' : 'hours'}`}</span>}
      <span>.</span>
      {back !== undefined && (
        <span>{` After a time away you came back on ${dateText(back).replace(/^\S+ /, '')}.`}</span>
      )}
    </p>
  );
}

function Legend() {
  return (
    <p className="flex items-center gap-3">
      <svg width="96" height="20" viewBox="0 0 96 20" aria-hidden="true" focusable="false" fill="var(--link)">
        <circle cx="8" cy="10" r="1.5" fill="var(--control)" />
        <circle cx="30" cy="10" r="4.2" />
        <circle cx="56" cy="10" r="6.2" />
        <circle cx="84" cy="10" r="8.2" />
      </svg>
      none, up to 10, up to 30, more minutes
    </p>
  );
}
