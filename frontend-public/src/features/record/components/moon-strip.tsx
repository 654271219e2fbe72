import { useQuery } from '@tanstack/react-query';
import { recordQuery } from '../api/record.ts';
import { moonDaysOf, practiceDate } from '../days.ts';
import { MoonDays } from './moon-days.tsx';

/** This moon alone, at the end of a sit. */
export function MoonStrip({ userId }: { userId: string }) {
  const today = practiceDate(new Date());
  const { data: record } = useQuery(recordQuery(userId, Number(today.slice(0, 4))));
  if (!record) return null;
  const { from, to, lit } = moonDaysOf(record, today);
  return (
    <section aria-labelledby="this-moon">
      <div className="mb-3 flex items-baseline justify-between gap-x-6">
        <h2 id="this-moon" className="title-26">
          This moon
        </h2>
        {lit.has(today) && <p className="text-[0.9375rem] text-muted">Today is lit</p>}
      </div>
      <MoonDays from={from} to={to} today={today} lit={lit} />
    </section>
  );
}
