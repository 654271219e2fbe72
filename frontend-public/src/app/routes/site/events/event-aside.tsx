import { lazy, Suspense, useContext, type ReactNode } from 'react';
import { useSession } from 'shell/session';
import type { Event } from '../../../../features/content/api/content.ts';
import { googleCalendarLink, outlookCalendarLink } from '../../../../features/content/calendar-links.ts';
import { EventTime, eventPlaceText } from '../../../../features/content/components/event-time.tsx';
import { useTimeFormat, useVisitorTime } from '../../../../frame/visitor-time.tsx';
import { Button } from '../../../../ui/button.tsx';
import { getTierName } from 'shell/tier';
import { formatDay, formatDuration } from '../../../../ui/times.ts';
import { SiteUrlContext } from '../../../site-url.ts';

export function EventAside({ event }: { event: Event }) {
  const { startsAt, endsAt, zone } = event;
  const hour = useTimeFormat();
  const now = useVisitorTime();
  const isOver = now !== undefined && new Date(endsAt) < now;
  return (
    <aside className="max-w-120 self-start wide:sticky wide:top-28 wide:col-span-4 wide:col-start-9 wide:row-span-2 wide:row-start-1 wide:max-w-none wide:pl-6">
      <h2 className="sr-only">When and how to join</h2>
      <EventTime event={event} />
      {!formatDuration(startsAt, endsAt) && (
        <p className="mt-2 text-15 leading-normal text-muted">
          until {formatDay(endsAt, zone)}, {hour(endsAt, zone)} {eventPlaceText(event)}
        </p>
      )}
      {isOver ? <PastEventNotice event={event} /> : <AttendEventAction event={event} />}
      {!isOver && <AddToCalendarLinks event={event} />}
    </aside>
  );
}

function PastEventNotice({ event: { id, locked } }: { event: Event }) {
  const { user } = useSession();
  return (
    <>
      <p className="mt-5 mb-6 text-plain text-muted">This event is over.</p>
      {user && !locked && (
        <Suspense>
          <AfterEventSection userId={user.id} eventId={id} />
        </Suspense>
      )}
      <Button variant="gold" size="large" to="/events" wide>
        See upcoming events
      </Button>
    </>
  );
}

const LazyJoinPanel = lazy(() => import('./join-panel.tsx').then(({ JoinPanel: way }) => ({ default: way })));
const AfterEventSection = lazy(() =>
  import('./join-panel.tsx').then(({ PastEventReplay: after }) => ({ default: after })),
);

function AttendEventAction({ event }: { event: Event }) {
  const { user } = useSession();
  const { locked, visibilityTier } = event;
  if (locked || (!user && visibilityTier !== 'free'))
    return (
      <Step
        words={`Open to ${getTierName(visibilityTier)} members${visibilityTier === 'visionary' ? '' : ' and above'}.`}
      >
        <Button variant="gold" size="large" to="/membership" wide>
          Join to Attend
        </Button>
      </Step>
    );
  if (!user)
    return (
      <Step words="Open to everyone with an account.">
        <Button variant="gold" size="large" to="/auth" wide>
          Sign in to join
        </Button>
      </Step>
    );
  return (
    <Suspense fallback={<div className="mt-5 min-h-60" />}>
      <LazyJoinPanel key={user.id} userId={user.id} eventId={event.id} />
    </Suspense>
  );
}

function Step({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <p className="mt-4 mb-5 text-plain text-muted">{words}</p>
      {children}
    </>
  );
}

function AddToCalendarLinks({ event }: { event: Event }) {
  const path = `/events/${event.slug}`;
  const entry = { ...event, address: useContext(SiteUrlContext) + path };
  return (
    <section aria-labelledby="calendars" className="mt-9 border-t-hair border-line pt-5">
      <h3 id="calendars" className="font-sans text-15 leading-normal font-strong">
        Add to your calendar
      </h3>
      <ul className="mt-2 text-plain">
        <li>
          <a href={`${path}.ics`} download className={linkLook}>
            Calendar file
          </a>{' '}
          <span className="text-15 text-muted">for any calendar, .ics</span>
        </li>
        <li>
          <ExternalCalendarLink href={googleCalendarLink(entry)} name="Google Calendar" />
        </li>
        <li>
          <ExternalCalendarLink href={outlookCalendarLink(entry)} name="Outlook" />
        </li>
      </ul>
    </section>
  );
}

const linkLook =
  'inline-flex min-h-10 items-center text-link underline decoration-1 underline-offset-5 hover:decoration-2';

function ExternalCalendarLink({ href, name }: { href: string; name: string }) {
  return (
    <>
      <a href={href} target="_blank" rel="noreferrer" className={linkLook}>
        {name}
      </a>{' '}
      <span className="text-15 text-muted">opens a new tab</span>
    </>
  );
}
