import { Link } from 'react-router-dom';
import type { CircleDate } from '../../circles/api/circles.ts';
import { computeCircleStepTimes, type CircleStep } from '../../circles/circle-step.ts';
import { JoinLiveButton } from '../../circles/components/join-live.tsx';
import { RsvpButton } from '../../circles/components/rsvp-button.tsx';
import { moonPhase } from '../../../ui/art/moon.ts';
import { SkyBackground } from '../../../ui/art/sky-stage.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDayOfMonth, formatMonthName, formatMonthAndYear, formatReaderTime } from '../../../ui/times.ts';
import { EventTimeInBothZones } from '../components/both-times.tsx';

interface MastermindDateProps {
  date: CircleDate;
  step: CircleStep;
  isNext: boolean;
}

export function MastermindDate({ date, step, isNext }: MastermindDateProps) {
  const { slug, title, startsAt, isCancelled, isVirtual, note } = date;
  const starts = new Date(startsAt);
  const opens = `You can join at ${formatReaderTime(new Date(computeCircleStepTimes(date)[0]).toISOString())}`;
  const isOpen = step !== 'upcoming';
  return (
    <article aria-label={`${title}, ${formatMonthName(startsAt, 'long')} ${formatDayOfMonth(startsAt)}`}>
      <div className="relative h-[148px] overflow-hidden rounded-card [--panel-x:50cqw]">
        <SkyBackground hour={23} stage="panel" moon={moonPhase(starts)} isStill />
      </div>
      <p className="mt-3">
        <span className="title-44 block">{formatDayOfMonth(startsAt)}</span>
        <span className="font-strong">{formatMonthAndYear(startsAt)}</span>
      </p>
      <EventTimeInBothZones startsAt={startsAt} />
      <h3 className="mt-2 text-plain">
        <Link to={`/events/${slug}`} className="text-link underline decoration-1 underline-offset-5 hover:decoration-2">
          {title}
        </Link>
      </h3>
      {isCancelled && <p className="mt-2 font-strong">Cancelled</p>}
      {note && <p className="mt-2 text-15 text-muted">{note}</p>}
      {isNext && isVirtual && (
        <div className="mt-4 grid gap-3">
          <JoinLiveButton date={date} isOpen={isOpen} isGold={false} opens={opens} />
          {!isOpen && <RsvpButton date={date} words={['I’ll come, remind me', 'Reminder on']} />}
        </div>
      )}
      {!isCancelled && (
        <Button href={`/events/${encodeURIComponent(slug)}.ics`} sameTab variant="quiet" className="mt-2">
          Add to calendar
        </Button>
      )}
    </article>
  );
}
