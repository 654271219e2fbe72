import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { eventsQuery, type Event } from '../../../../features/content/api/content.ts';
import { clockTime, longDay, ownPlace, zoneName } from '../../../../features/content/times.ts';
import { useVisitorTime } from '../../../../shell/visitor-time.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonLine, SkeletonPanel } from '../../../../ui/skeleton.tsx';
import { brand } from '../../../brand.ts';
import { kindAndPlace, UpcomingEvent } from './upcoming-event.tsx';

/** As many events are told at length; those after them in a line each. */
const atLength = 3;

/** What comes next, next first; what is held again and again stands here once, with its next date. */
export function UpcomingEvents() {
  const { data: events, isError, refetch } = useQuery(eventsQuery('upcoming'));
  const later = events?.slice(atLength) ?? [];
  return (
    <section aria-labelledby="upcoming" className="column pt-24 pb-28 tablet:pt-32 tablet:pb-36">
      <h2 id="upcoming" className="title-44 mb-10">
        {events && events.length >= atLength ? 'The next three' : 'What comes next'}
      </h2>
      {isError && !events && (
        <EmptyState
          title="The next dates are not here yet."
          isFailure
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          They need the network.
        </EmptyState>
      )}
      {!events && !isError && <WaitingEvents />}
      {events?.length === 0 && (
        <EmptyState
          title="The next dates are being set."
          action={
            <Button href="#mailing-list" sameTab>
              Join the list
            </Button>
          }
        >
          Leave your address, and we write when they are.
        </EmptyState>
      )}
      <div>
        {events?.slice(0, atLength).map((event, index) => (
          <UpcomingEvent key={event.id} event={event} isNext={index === 0} />
        ))}
      </div>
      {later.length > 0 && <Later events={later} />}
      {events && events.length > 0 && <Zones />}
    </section>
  );
}

/** The events after the next three, a line each. */
function Later({ events }: { events: Event[] }) {
  return (
    <section aria-labelledby="later" className="pt-20">
      <h3 id="later" className="title-32">
        And after that
      </h3>
      <ul className="mt-6">
        {events.map((event) => (
          <li
            key={event.id}
            className="grid gap-x-10 gap-y-1 border-t border-rule py-4 last:border-b tablet:grid-cols-[1fr_auto] tablet:items-baseline"
          >
            <span>
              <Link
                to={`/events/${event.slug}`}
                className="title-26 decoration-1 underline-offset-[6px] hover:underline"
              >
                {event.title}
              </Link>
              <span className="block text-[0.9375rem] leading-normal text-muted">{kindAndPlace(event)}</span>
            </span>
            <time dateTime={event.startsAt} className="text-plain text-muted">
              {longDay(event.startsAt, brand.timeZone)}, {clockTime(event.startsAt, brand.timeZone)}{' '}
              {zoneName(event.startsAt, brand.timeZone)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whose clocks the times above are told on. */
function Zones() {
  const isHere = useVisitorTime() !== undefined;
  return (
    <p className="min-h-[10rem] max-w-[600px] pt-8 text-[0.9375rem] leading-normal text-muted tablet:min-h-[6.5rem]">
      The institute keeps {ownPlace(brand.timeZone)} time
      {isHere && `; your times are for ${ownPlace()}, as your device says`}. Members find the way in on the event’s own
      page. For a reader there are{' '}
      <a href="/events.rss" className="text-link underline decoration-1 underline-offset-4">
        the events by RSS
      </a>
      .
    </p>
  );
}

function WaitingEvents() {
  return (
    <div role="status" aria-label="Fetching the next dates">
      {[1, 2, 3].map((place) => (
        <div
          key={place}
          className="grid gap-6 border-t-[1.25px] border-line py-9 tablet:grid-cols-[274px_1fr] wide:gap-10"
        >
          <SkeletonPanel height={224} />
          <div>
            <SkeletonLine width={140} height={18} />
            <SkeletonLine width={320} height={38} className="mt-3" />
            <SkeletonLine width={400} height={18} className="mt-5" />
            <SkeletonLine width={340} height={18} className="mt-3" />
          </div>
        </div>
      ))}
    </div>
  );
}
