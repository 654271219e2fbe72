import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { eventsQuery, type Event } from '../../../../features/content/api/content.ts';
import { EventTimeLine } from '../../../../features/content/components/event-time.tsx';
import { useVisitorTime } from '../../../../frame/visitor-time.tsx';
import { hasQueryFailed } from 'shell/failed-query';
import { useSession } from 'shell/session';
import { FetchFailedMessage } from '../../../../frame/fetch-failed.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonLine, SkeletonPanel } from '../../../../ui/skeleton.tsx';
import { formatCityName } from '../../../../ui/times.ts';
import { brand } from '../../../../frame/brand.ts';
import { eventKindAndPlaceText, UpcomingEvent } from './upcoming-event.tsx';

const eventsWithDetails = 3;

export function UpcomingEvents() {
  const { user } = useSession();
  const asked = useQuery(eventsQuery('upcoming'));
  const { data: events } = asked;
  const later = events?.slice(eventsWithDetails) ?? [];
  return (
    <section aria-labelledby="upcoming" className="column pt-24 pb-28 tablet:pt-32 tablet:pb-36">
      <h2 id="upcoming" className="title-44 mb-10">
        {events && events.length >= eventsWithDetails ? 'The next three' : 'Upcoming events'}
      </h2>
      {hasQueryFailed(asked) && <FetchFailedMessage what="the next dates" query={asked} />}
      {asked.isLoading && <EventsSkeleton />}
      {events?.length === 0 && (
        <EmptyState
          title="The next dates will be announced."
          action={
            // The link opens the sign-up form of the footer, which only visitors see.
            !user && (
              <Button href="#mailing-list" sameTab>
                Join the list
              </Button>
            )
          }
        >
          {!user && <span>Join the list and we email you when they are set.</span>}
        </EmptyState>
      )}
      <div>
        {events?.slice(0, eventsWithDetails).map((event, index) => (
          <UpcomingEvent key={event.id} event={event} isNext={index === 0} />
        ))}
      </div>
      {later.length > 0 && <Later events={later} />}
      {events && events.length > 0 && <TimeZoneNote />}
    </section>
  );
}

function Later({ events }: { events: Event[] }) {
  return (
    <section aria-labelledby="later" className="pt-20">
      <h3 id="later" className="title-32">
        Later events
      </h3>
      <ul className="mt-6">
        {events.map((event) => (
          <li
            key={event.id}
            className="grid gap-x-10 gap-y-1 border-t border-rule py-4 last:border-b tablet:grid-cols-[1fr_auto] tablet:items-baseline"
          >
            <span>
              <Link to={`/events/${event.slug}`} className="title-26 decoration-1 underline-offset-6 hover:underline">
                {event.title}
              </Link>
              <span className="block text-15 leading-normal text-muted">{eventKindAndPlaceText(event)}</span>
            </span>
            <span className="min-h-14 text-plain text-muted tablet:text-right">
              <EventTimeLine event={event} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TimeZoneNote() {
  const isHere = useVisitorTime() !== undefined;
  return (
    <p className="min-h-40 max-w-150 pt-8 text-15 leading-normal text-muted tablet:min-h-26">
      <span>Online events are in {formatCityName(brand.timeZone)} time</span>
      {isHere && <span>{`; your time is ${formatCityName()}`}</span>}
      <span>. The link to join is on each event’s page. </span>
      <a href="/events.rss" className="text-link underline decoration-1 underline-offset-4">
        RSS feed
      </a>
    </p>
  );
}

function EventsSkeleton() {
  return (
    <div role="status" aria-label="Loading the next dates">
      {[1, 2, 3].map((place) => (
        <div key={place} className="grid gap-6 border-t-hair border-line py-9 tablet:grid-cols-[274px_1fr] wide:gap-10">
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
