import { useVisitorTime } from '../../../shell/visitor-time.tsx';
import { clockTime, longDay, ownPlace, zoneName } from '../times.ts';

type WhenProps = {
  startsAt: string;
  /** The institute's IANA zone: the page is rendered ahead in it. */
  timeZone: string;
  /** How the day is written; without the year unless it is said otherwise. */
  dayOf?: (iso: string, timeZone?: string) => string;
};

/**
 * The day, then the visitor's time where it is another than the institute's, then the institute's, each with its zone
 * in words. The room for both is kept from the start, so that nothing moves when the visitor's zone is known.
 */
export function When({ startsAt, timeZone, dayOf = longDay }: WhenProps) {
  const isHere = useVisitorTime() !== undefined;
  const institute = { day: longDay(startsAt, timeZone), time: clockTime(startsAt, timeZone) };
  const visitor = isHere ? { day: longDay(startsAt), time: clockTime(startsAt) } : institute;
  const isOtherDay = visitor.day !== institute.day;
  const isOther = isOtherDay || visitor.time !== institute.time;
  return (
    <>
      <p className="text-[1.0625rem] font-[550]">
        <time dateTime={startsAt}>{dayOf(startsAt, timeZone)}</time>
      </p>
      {/* With both times it is another list, which takes the place of the first: nothing in it has moved. */}
      <dl
        key={isOther ? 'both' : 'one'}
        className="mt-1 grid min-h-[4.25rem] grid-cols-[auto_1fr] content-start items-baseline gap-x-5 text-[0.9375rem] leading-normal text-muted"
      >
        {isOther && (
          <>
            <dt className="title-26 text-ink">{visitor.time}</dt>
            <dd>
              {isOtherDay && `${visitor.day.split(' ')[0]}, `}your time, {ownPlace()}
            </dd>
          </>
        )}
        <dt className="title-26 text-ink">{institute.time}</dt>
        <dd>{zoneName(startsAt, timeZone)}, the institute</dd>
      </dl>
    </>
  );
}
