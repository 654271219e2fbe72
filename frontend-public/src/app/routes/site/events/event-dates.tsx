import type { Event } from '../../../../features/content/api/content.ts';
import { recurrenceText } from '../../../../features/content/recurrence.ts';
import { EventTimeLine, eventPlaceText } from '../../../../features/content/components/event-time.tsx';
import { useTimeFormat } from '../../../../frame/visitor-time.tsx';

const maxDatesShown = 4;

export function EventDates({ event }: { event: Event }) {
  const { recurrence, laterDates, startsAt, zone } = event;
  const hour = useTimeFormat();
  if (!recurrence) return null;
  const later = laterDates.slice(0, maxDatesShown);
  const rule = recurrenceText(recurrence);
  return (
    <section aria-labelledby="dates" className="min-w-0 wide:col-span-7 wide:row-start-2">
      <h2 id="dates" className="title-44">
        {rule ?? 'A series'}
      </h2>
      <p className="mt-3 max-w-140 text-17 text-muted">
        {hour(startsAt, zone)} {eventPlaceText(event)}, all year. Come once or every time.
      </p>
      {later.length > 0 && (
        <>
          <h3 className="mt-9 font-sans text-15 leading-normal font-strong">Later dates</h3>
          <ul className="mt-3 border-t border-rule">
            {later.map((date) => (
              <li key={date} className="border-b border-rule py-3 text-17 leading-normal">
                <EventTimeLine event={{ ...event, startsAt: date }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
