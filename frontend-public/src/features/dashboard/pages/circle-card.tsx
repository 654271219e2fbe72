import { Link } from 'react-router-dom';
import { EventTime, eventPlaceText } from '../../content/components/event-time.tsx';
import type { NextCircle } from '../api/dashboard.ts';
import { replayAvailableByText, timeUntilStartText, type CircleStep } from '../../circles/circle-step.ts';
import { JoinLiveButton } from '../../circles/components/join-live.tsx';
import { replayPath } from '../../replays/texts.ts';
import { moonPhase } from '../../../ui/art/moon.ts';
import { SkyMoon } from '../../../ui/art/sky-stage.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDay, formatReaderTime, formatWeekday } from '../../../ui/times.ts';
import { CircleStateIcon } from '../../circles/components/circle-state-icon.tsx';
import { CircleCardDrawing } from '../components/circle-sun.tsx';

interface CircleCardProps {
  circle: NextCircle | null;
  step: CircleStep | undefined;
  now: Date;
}

export function CircleCard({ circle, step, now }: CircleCardProps) {
  const isOpen = step === 'open' || step === 'live';
  return (
    <section
      key={isOpen ? 'open' : 'closed'}
      aria-labelledby="next-circle"
      className="fades-in relative h-full overflow-hidden rounded-card bg-[light-dark(#10142b,#1b2145)]"
    >
      <div
        data-theme="dark"
        className={`relative flex h-full flex-col justify-between gap-8 p-[min(2rem,8vw)] ${circle ? 'wide:min-h-103' : ''}`}
      >
        {circle ? (
          isOpen ? (
            <OpenCircle {...{ circle, step, now }} />
          ) : (
            <UpcomingCircle {...{ circle, step, now }} />
          )
        ) : (
          <NoCircle />
        )}
      </div>
    </section>
  );
}

function UpcomingCircle({ circle, step, now }: { circle: NextCircle; step: CircleStep | undefined; now: Date }) {
  const { title, slug, category, startsAt, endsAt, isVirtual, note, replayId } = circle;
  return (
    <>
      <div className="flex items-start justify-between gap-6">
        <div>
          <p className="text-15 font-strong text-muted">Your next {category}</p>
          <Title title={title} slug={slug} className="title-32 mt-1" />
        </div>
        <EventMoon moment={new Date(startsAt)} />
      </div>
      {step === 'ended' ? (
        <div>
          <p className="text-plain">
            <span>The circle has ended. </span>
            {!replayId && replayAvailableByText(endsAt, now) && <span>{`${replayAvailableByText(endsAt, now)}.`}</span>}
          </p>
          {replayId && (
            <Button to={replayPath(replayId)} wide className="mt-4">
              Watch the replay
            </Button>
          )}
          <Button variant="quiet" to="/members/journal" className="mt-2">
            Write a line about it
          </Button>
        </div>
      ) : (
        <div>
          <EventTime event={circle}>
            <p className="mb-4 text-plain text-muted">{timeUntilStartText(startsAt, now)}</p>
          </EventTime>
          {note && <p className="mt-2 text-plain">{note}</p>}
          {isVirtual && <p className="mt-4 text-15 text-muted">You can join 10 minutes before.</p>}
          <Button href={`/events/${encodeURIComponent(slug)}.ics`} sameTab wide className="mt-4">
            Add to calendar
          </Button>
        </div>
      )}
    </>
  );
}

function OpenCircle({ circle, step, now }: { circle: NextCircle; step: CircleStep; now: Date }) {
  const { title, slug, endsAt, isVirtual, present } = circle;
  return (
    <>
      <CircleCardDrawing />
      <div className="relative">
        <p className="flex items-center gap-2.5 text-15 font-strong">
          <CircleStateIcon step={step} />
          {circleOpenText(circle, step, now)}
        </p>
        <Title title={title} slug={slug} className="title-44 mt-2 max-w-[9em]" />
        {isVirtual && present > 0 && (
          <p className="mt-3 text-plain text-muted">
            {present === 1 ? '1 person is there.' : `${present} people are there.`} Just listening is fine.
          </p>
        )}
      </div>
      <div className="relative flex flex-wrap items-center gap-x-6 gap-y-3">
        {isVirtual ? (
          <JoinLiveButton
            date={circle}
            isOpen
            opens=""
            label="Join the circle"
            size="large"
            className="max-tablet:w-full"
          />
        ) : (
          <Button to={`/events/${slug}`} variant="gold" size="large" className="max-tablet:w-full">
            See where it is
          </Button>
        )}
        <p className="text-plain text-muted">until {timeText(now, endsAt)}</p>
      </div>
    </>
  );
}

const timeText = (now: Date, iso: string): string =>
  formatDay(iso) === formatDay(now.toISOString())
    ? formatReaderTime(iso)
    : `${formatWeekday(iso)}, ${formatReaderTime(iso)}`;

export function circleOpenText(circle: NextCircle, step: CircleStep, now: Date): string {
  const { startsAt, zone } = circle;
  const isSameTime = formatReaderTime(startsAt) === formatReaderTime(startsAt, zone);
  const place = isSameTime ? eventPlaceText(circle) : 'your time';
  if (step === 'live') return `Live now, since ${timeText(now, startsAt)} ${place}`;
  return `You can join now. It begins at ${formatReaderTime(startsAt)} ${place}.`;
}

function NoCircle() {
  return (
    <h2 id="next-circle" className="title-32">
      The next dates will be announced.
    </h2>
  );
}

function Title({ title, slug, className }: { title: string; slug: string; className: string }) {
  return (
    <h2 id="next-circle" className={className}>
      <Link to={`/events/${slug}`} className="hover:underline hover:decoration-1 hover:underline-offset-6">
        {title}
      </Link>
    </h2>
  );
}

function EventMoon({ moment }: { moment: Date }) {
  return (
    <svg viewBox="-102 -102 204 204" width="40" height="40" aria-hidden="true" focusable="false" className="shrink-0">
      <SkyMoon phase={moonPhase(moment)} skyTop="#10142B" />
    </svg>
  );
}
