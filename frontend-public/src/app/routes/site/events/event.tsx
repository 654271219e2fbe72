import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { eventQuery, eventsQuery, type Event } from '../../../../features/content/api/content.ts';
import { NamedPeopleList } from '../../../../features/content/components/people.tsx';
import { ApiProblem } from 'shell/api';
import { hasQueryFailed } from 'shell/failed-query';
import { moonPhase } from '../../../../ui/art/moon.ts';
import { SkyBackground } from '../../../../ui/art/sky-stage.tsx';
import { BreadcrumbLink } from '../../../../ui/crumb.tsx';
import { ProseWithSounds } from '../../../../frame/media/prose-with-sounds.tsx';
import { LibraryPicture } from '../../../../ui/library-picture.tsx';
import { TierName } from '../../../../ui/tier-mark.tsx';
import { formatDay, formatDayRange, formatDuration } from '../../../../ui/times.ts';
import { UnknownPath } from '../../../layout/unknown-path.tsx';
import { PageMeta, StructuredData } from '../../../page-meta.tsx';
import { createBreadcrumbsSchema, eventSchema } from '../../../schema-pages.ts';
import { EventAside } from './event-aside.tsx';
import { EventDates } from './event-dates.tsx';
import { eventKindAndPlaceText } from './upcoming-event.tsx';
import { ContentPlaceholder } from '../parts/content-placeholder.tsx';

/** Local hour: 22.2 is 22:12. */
const skyHour = 22.2;

export function EventPage() {
  const { slug = '' } = useParams();
  const listed = useQuery({ ...eventsQuery('upcoming'), enabled: false }).data?.find((event) => event.slug === slug);
  const asked = useQuery(eventQuery(slug));
  const { data, error } = asked;
  const event = data ?? listed;
  if (event) return <EventDetails event={event} />;
  if (error instanceof ApiProblem && error.status === 404) return <UnknownPath />;
  return <ContentPlaceholder what="this event" failed={hasQueryFailed(asked) && asked} />;
}

function EventDetails({ event }: { event: Event }) {
  const { title, slug, picture, descriptionHtml, descriptionPlain, startsAt, endsAt, zone, people } = event;
  const { visibilityTier } = event;
  return (
    <>
      <PageMeta
        title={`${title}, ${formatDay(startsAt, zone)}`}
        description={descriptionPlain ?? `${eventKindAndPlaceText(event)}, with the institute.`}
        type="article"
      />
      <StructuredData value={(site) => eventSchema(event, site)} />
      <StructuredData
        value={createBreadcrumbsSchema([
          { name: 'Events', path: '/events' },
          { name: title, path: `/events/${slug}` },
        ])}
      />
      <header data-theme="dark" data-needs-app="" className="event-head bg-page">
        <div className="absolute inset-0">
          <SkyBackground hour={skyHour} moon={moonPhase(new Date(startsAt))} isStill />
        </div>
        <div className="column event-words">
          <p className="text-plain">
            <BreadcrumbLink to="/events" label="Events" rest={`, ${eventKindAndPlaceText(event)}`} />
          </p>
          <h1 className="baseline-bottom title-84 event-title max-tablet:text-[min(2.6rem,11.5vw)]!">{title}</h1>
        </div>
        <p className="column relative flex flex-wrap items-center gap-x-8 gap-y-2 pt-10 text-17 leading-normal font-strong">
          <span>{formatDuration(startsAt, endsAt) ?? formatDayRange(startsAt, endsAt, zone)}</span>
          <TierName tier={visibilityTier} className="text-17!" />
        </p>
      </header>
      <div className="column grid gap-x-6 gap-y-14 pt-16 pb-28 wide:grid-cols-12 wide:grid-rows-[auto_1fr] wide:pt-24 wide:pb-36">
        <div className="min-w-0 wide:col-span-7">
          <h2 className="sr-only">About this event</h2>
          {picture && (
            <LibraryPicture
              picture={picture}
              widths="(min-width: 64rem) 58vw, 92vw"
              className="mb-12 aspect-video w-full rounded-card object-cover"
            />
          )}
          <ProseWithSounds
            item={{ kind: 'events', id: event.id }}
            requiredTier={event.locked ? visibilityTier : undefined}
            html={descriptionHtml ?? '<p>More about this event follows soon.</p>'}
            className="max-w-155 font-display text-24 leading-normal tablet:text-26"
          />
          {people.length > 0 && (
            <section aria-labelledby="people" className="mt-14">
              <h2 id="people" className="title-32 mb-6">
                Who hosts it
              </h2>
              <NamedPeopleList people={people} />
            </section>
          )}
        </div>
        <EventAside event={event} />
        <EventDates event={event} />
      </div>
    </>
  );
}
