import type { ReactNode } from 'react';
import { useTimeFormat, useVisitorTime } from '../../../frame/visitor-time.tsx';
import { formatDay, formatCityName, formatWeekday } from '../../../ui/times.ts';
import type { Event } from '../api/content.ts';

type EventTimeDetails = Pick<Event, 'startsAt' | 'zone' | 'isVirtual' | 'location'>;

export function eventPlaceText({ zone, isVirtual, location }: Omit<EventTimeDetails, 'startsAt'>): string {
  return `in ${(!isVirtual && location?.split(',')[0]?.trim()) || formatCityName(zone)}`;
}

export function EventTime({ event, children }: { event: EventTimeDetails; children?: ReactNode }) {
  const { startsAt, zone, isVirtual } = event;
  const isHere = useVisitorTime() !== undefined;
  const hour = useTimeFormat();
  const isOtherDay = isHere && formatWeekday(startsAt) !== formatWeekday(startsAt, zone);
  const isOther = isOtherDay || (isHere && hour(startsAt) !== hour(startsAt, zone));
  const dayIfOther = (weekdayName: string) => (isOtherDay ? `${weekdayName}, ` : '');
  const there = (
    <EventTimeText
      time={hour(startsAt, zone)}
      whose={`${isVirtual ? dayIfOther(formatWeekday(startsAt, zone)) : ''}${eventPlaceText(event)}`}
    />
  );
  return (
    <>
      <p className="text-17 font-strong">
        <time dateTime={startsAt}>{formatDay(startsAt, isVirtual && isHere ? undefined : zone)}</time>
      </p>
      {children}
      {/* The key replaces the whole list, because browsers count moved items as layout shift, but not new items. */}
      <dl
        key={isOther ? 'both' : 'one'}
        className="mt-1 grid min-h-17 grid-cols-1 content-start items-baseline gap-x-5 text-15 leading-normal text-muted pair:grid-cols-[auto_1fr]"
      >
        {!isVirtual && there}
        {isOther && (
          <EventTimeText
            time={hour(startsAt)}
            whose={`${isVirtual ? '' : dayIfOther(formatWeekday(startsAt))}your time, ${formatCityName()}`}
          />
        )}
        {isVirtual && there}
      </dl>
    </>
  );
}

function EventTimeText({ time, whose }: { time: string; whose: string }) {
  return (
    <>
      <dt className="title-26 text-ink">{time}</dt>
      <dd>{whose}</dd>
    </>
  );
}

export function EventTimeLine({ event }: { event: EventTimeDetails }) {
  const { startsAt, zone } = event;
  const isHere = useVisitorTime() !== undefined;
  const hour = useTimeFormat();
  const there = `${formatDay(startsAt, zone)}, ${hour(startsAt, zone)}`;
  const here = isHere ? `${formatDay(startsAt)}, ${hour(startsAt)}` : there;
  return (
    <time dateTime={startsAt}>
      <span>
        {there} {eventPlaceText(event)}
      </span>
      {here !== there && <span className="block">{here} your time</span>}
    </time>
  );
}
