import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { datesQuery, type Event } from '../../../features/content/api/content.ts';
import { ruleInWords } from '../../../features/content/recurrence.ts';
import { clockTime, longDay, zoneName } from '../../../features/content/times.ts';
import { brand } from '../../brand.ts';

/** How an event that is held again and again repeats, and when it is held next. Nothing for a single date. */
export function EventDates({ event }: { event: Event }) {
  const { title, startsAt, recurrence } = event;
  const { data: dates = [] } = useQuery({ ...datesQuery(title), enabled: recurrence !== null });
  if (!recurrence) return null;
  const later = dates.filter((date) => date.startsAt > startsAt);
  const rule = ruleInWords(recurrence);
  return (
    <section aria-labelledby="dates" className="min-w-0 wide:col-span-7 wide:row-start-2">
      <h2 id="dates" className="title-44">
        {rule ?? 'Held again and again'}
      </h2>
      <p className="mt-3 max-w-[560px] text-[1.0625rem] text-muted">
        {hourOf(startsAt)}, the same hour all year on the institute’s clock. Come once, or every time.
      </p>
      {later.length > 0 && (
        <>
          <h3 className="mt-9 font-sans text-[0.9375rem] leading-normal font-[550]">The dates after this one</h3>
          <ul className="mt-3 border-t border-rule">
            {later.map((date) => (
              <li
                key={date.id}
                className="flex flex-wrap items-baseline justify-between gap-x-8 border-b border-rule py-3 text-[1.0625rem] leading-normal"
              >
                <Link
                  to={`/events/${date.slug}`}
                  className="text-link underline decoration-1 underline-offset-[5px] hover:decoration-2"
                >
                  {longDay(date.startsAt, brand.timeZone)}
                </Link>
                <span className="text-muted">{hourOf(date.startsAt)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const hourOf = (iso: string): string => `${clockTime(iso, brand.timeZone)} ${zoneName(iso, brand.timeZone)}`;
