import type { PracticeRecord } from '../api/record.ts';
import { computeMoonCycle } from '../days.ts';
import { dayAndMonthText, fullMoonText, moonCycleText } from '../texts.ts';
import { MoonCycleDays } from './moon-days.tsx';

export function CurrentMoonCycle({ record, today }: { record: PracticeRecord; today: string }) {
  const { moon } = record;
  const { from, to, lit, sumOf } = computeMoonCycle(record, today);
  return (
    <section aria-labelledby="this-moon">
      <MoonCycleDays from={from} to={to} today={today} lit={lit} />
      <div className="mt-3 flex flex-wrap justify-between gap-x-6 text-15 text-muted">
        <p>New moon, {dayAndMonthText(moon.from)}</p>
        <p>Full, {fullMoonText(moon.full, today)}</p>
        <p>New again, {dayAndMonthText(moon.to)}</p>
      </div>
      <div className="mt-12 grid grid-cols-1 gap-x-6 gap-y-8 wide:grid-cols-12">
        <h2 id="this-moon" className="title-44 wide:col-span-7">
          {moonCycleText(lit.size, lit.has(today), from === today)}
        </h2>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-6 self-start wide:col-span-5">
          <Sum name="Sits" count={sumOf('sits')} />
          <Sum name="Lessons" count={sumOf('lessons')} />
          <Sum name="Written" count={sumOf('written')} />
          <Sum name="Minutes" count={sumOf('minutes')} />
        </dl>
      </div>
    </section>
  );
}

function Sum({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule py-2.5">
      <dt className="text-plain text-muted">{name}</dt>
      <dd className="title-26">{count}</dd>
    </div>
  );
}
