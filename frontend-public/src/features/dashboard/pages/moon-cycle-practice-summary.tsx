import { Link } from 'react-router-dom';
import type { Dashboard } from '../api/dashboard.ts';
import { MoonCycleDays } from '../../record/components/moon-days.tsx';
import { moonCycleDates } from '../../record/days.ts';
import { sinceNewMoonText } from '../../record/texts.ts';

type MoonCyclePracticeSummaryProps = { moon: Dashboard['moon']; today: string; className: string };

export function MoonCyclePracticeSummary({ moon, today, className }: MoonCyclePracticeSummaryProps) {
  const { from, to } = moonCycleDates(moon);
  const lit = new Set(moon.days.filter((day) => day >= from && day <= today));
  return (
    <section aria-labelledby="this-moon" className={`chapter pt-6 ${className}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="this-moon" className="title-26">
          This moon
        </h2>
        <Link
          to="/members/practice"
          className="inline-flex min-h-11 items-center text-plain text-link underline decoration-1 underline-offset-5 hover:decoration-2"
        >
          Your record
        </Link>
      </div>
      <MoonCycleDays from={from} to={to} today={today} lit={lit} isSmall />
      <p className="mt-5 text-plain text-muted">{sinceNewMoonText(lit.size, lit.has(today), from === today)}</p>
    </section>
  );
}
