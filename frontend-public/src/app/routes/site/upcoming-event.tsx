import type { CSSProperties } from 'react';
import type { Event } from '../../../features/content/api/content.ts';
import { clockTime, longDay, ownPlace, zoneName } from '../../../features/content/times.ts';
import { useVisitorTime } from '../../../shell/visitor-sky.tsx';
import { moonPhase } from '../../../ui/art/moon.ts';
import { drawFrom, seedOf } from '../../../ui/art/seed.ts';
import { SkyStage } from '../../../ui/art/sky-stage.tsx';
import { Button } from '../../../ui/button.tsx';
import { TierName } from '../../../ui/tier-mark.tsx';
import { brand } from '../../brand.ts';

const kinds: Record<Event['category'], string> = {
  circle: 'Live Circle',
  workshop: 'Workshop',
  retreat: 'Gathering',
  webinar: 'Webinar',
};

/** One event that is to come: the moon of its night, what it is, and when. */
export function UpcomingEvent({ event, isNext }: { event: Event; isNext: boolean }) {
  const { title, description, category, isVirtual, location, startsAt, visibilityTier } = event;
  return (
    <article className="grid gap-6 border-t-[1.25px] border-line py-9 last:border-b-[1.25px] tablet:grid-cols-[minmax(0,274px)_1fr] wide:grid-cols-[274px_1fr_340px] wide:gap-10">
      <div className="relative h-[200px] overflow-hidden rounded-card wide:h-[224px]" style={placeOf(event.slug)}>
        <SkyStage hour={23} stage="panel" moon={moonPhase(new Date(startsAt))} isStill />
      </div>
      <div>
        <p className="text-[0.9375rem] text-muted">
          {kinds[category]}, {isVirtual ? 'online' : (location ?? brand.place)}
        </p>
        <h3 className="mt-1 font-display text-[2.125rem] leading-[1.1] tracking-[-0.015em]">{title}</h3>
        <p className="mt-3 max-w-[420px] text-[1.0625rem] leading-[1.6] text-muted">{description}</p>
        <TierName tier={visibilityTier} className="mt-3" />
      </div>
      <div className="tablet:col-start-2 wide:col-start-3">
        <When startsAt={startsAt} />
        <Button variant={isNext ? 'gold' : 'secondary'} to="/membership" wide className="mt-5">
          Join to Attend<span className="sr-only">: {title}</span>
        </Button>
      </div>
    </article>
  );
}

/** Where in its panel the moon of an event stands. */
function placeOf(slug: string): CSSProperties {
  return { '--panel-x': `${Math.round(drawFrom(seedOf(slug)).between(32, 74))}cqw` } as CSSProperties;
}

/** The visitor's time first where it is another than the institute's, each with its zone in words. */
function When({ startsAt }: { startsAt: string }) {
  const isHere = useVisitorTime() !== undefined;
  const institute = { day: longDay(startsAt, brand.timeZone), time: clockTime(startsAt, brand.timeZone) };
  const visitor = isHere ? { day: longDay(startsAt), time: clockTime(startsAt) } : institute;
  const isOtherDay = visitor.day !== institute.day;
  return (
    <>
      <p className="text-[1.0625rem] font-[550]">
        <time dateTime={startsAt}>{institute.day}</time>
      </p>
      <dl className="mt-1 grid min-h-16 grid-cols-[auto_1fr] content-start items-baseline gap-x-5 text-[0.9375rem] text-muted">
        {(isOtherDay || visitor.time !== institute.time) && (
          <>
            <dt className="title-26 text-ink">{visitor.time}</dt>
            <dd>
              {isOtherDay && `${visitor.day.split(' ')[0]}, `}your time, {ownPlace()}
            </dd>
          </>
        )}
        <dt className="title-26 text-ink">{institute.time}</dt>
        <dd>{zoneName(startsAt, brand.timeZone)}, the institute</dd>
      </dl>
    </>
  );
}
