import type { Event } from '../../../../features/content/api/content.ts';
import { ruleInWords } from '../../../../features/content/recurrence.ts';
import { clockTime, longDay, ownPlace, zoneName } from '../../../../features/content/times.ts';
import { brand } from '../../../brand.ts';

/** As many of the dates after the next one are told. */
const datesTold = 4;

/** How an event that is held again and again repeats, and when it is held next. Nothing for a single date. */
export function EventDates({ event }: { event: Event }) {
  const { recurrence, laterDates } = event;
  if (!recurrence) return null;
  const later = laterDates.slice(0, datesTold);
  const rule = ruleInWords(recurrence);
  return (
    <section aria-labelledby="dates" className="min-w-0 wide:col-span-7 wide:row-start-2">
      <h2 id="dates" className="title-44">
        {rule ?? 'Held again and again'}
      </h2>
      <p className="mt-3 max-w-[560px] text-[1.0625rem] text-muted">{keptHour(event)}. Come once, or every time.</p>
      {later.length > 0 && (
        <>
          <h3 className="mt-9 font-sans text-[0.9375rem] leading-normal font-[550]">The dates after this one</h3>
          <ul className="mt-3 border-t border-rule">
            {later.map((date) => (
              <li
                key={date}
                className="flex flex-wrap items-baseline justify-between gap-x-8 border-b border-rule py-3 text-[1.0625rem] leading-normal"
              >
                <time dateTime={date}>{longDay(date, brand.timeZone)}</time>
                <span className="text-muted">{hourOf(date)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const hourOf = (iso: string): string => `${clockTime(iso, brand.timeZone)} ${zoneName(iso, brand.timeZone)}`;

/** The hour stays the same on the clock the event is kept by, which need not be the institute's. */
function keptHour({ startsAt, zone }: Event): string {
  const clock = zone === brand.timeZone ? 'the institute’s clock' : `the clock of ${ownPlace(zone)}`;
  return `${clockTime(startsAt, zone)} ${zoneName(startsAt, zone)}, the same hour all year on ${clock}`;
}
