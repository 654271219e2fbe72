import { Link } from 'react-router-dom';
import { getTierName, type Tier } from 'shell/tier';
import type { CircleDate } from '../../circles/api/circles.ts';
import {
  computeCircleStepTimes,
  replayAvailableByText,
  timeUntilStartText,
  type CircleStep,
} from '../../circles/circle-step.ts';
import { JoinLiveButton } from '../../circles/components/join-live.tsx';
import { RsvpButton } from '../../circles/components/rsvp-button.tsx';
import { replayPath } from '../../replays/texts.ts';
import { moonPhase } from '../../../ui/art/moon.ts';
import { SkyMoon } from '../../../ui/art/sky-stage.tsx';
import { Button } from '../../../ui/button.tsx';
import { MembershipLink } from '../../../ui/membership-link.tsx';
import { TierName } from '../../../ui/tier-mark.tsx';
import { formatDay, formatCityName, formatReaderTime, formatWeekday } from '../../../ui/times.ts';
import { brand } from '../../../frame/brand.ts';
import { CircleStateIcon } from '../../circles/components/circle-state-icon.tsx';

interface CircleRowProps {
  circle: CircleDate;
  rhythm: string | undefined;
  step: CircleStep;
  now: Date;
  isGold: boolean;
}

export function CircleRow({ circle, rhythm, step, now, isGold }: CircleRowProps) {
  const { title, slug, startsAt, visibilityTier, isCancelled, present, note } = circle;
  // Empty for a locked circle of the tier `seeker`, because "All Members" would be wrong for a member on the free plan.
  const openTo = circle.locked && visibilityTier === 'seeker' ? '' : openToText(visibilityTier);
  return (
    <article
      aria-label={title}
      className="grid grid-cols-1 items-center gap-x-8 gap-y-4 tablet:grid-cols-[48px_1fr_minmax(0,16rem)] wide:grid-cols-[48px_1fr_18rem_12rem]"
    >
      <svg viewBox="-102 -102 204 204" width="48" height="48" aria-hidden="true" className="max-tablet:hidden">
        <SkyMoon phase={moonPhase(new Date(startsAt))} skyTop="#10142B" />
      </svg>
      <div className="min-w-0">
        <p className="flex items-center gap-2.5 text-15 font-strong">
          <CircleStateIcon step={isCancelled ? 'ended' : step} />
          <span>
            {/* Screen readers announce a change of state, but not the countdown or the number of people. */}
            <span role="status">{isCancelled ? 'Cancelled' : states[step]}</span>
            {!isCancelled && step === 'upcoming' && <span>{sentence(timeUntilStartText(startsAt, now))}</span>}
            {!isCancelled && step === 'live' && present > 0 && <span>{`, ${people(present)}`}</span>}
          </span>
        </p>
        <h3 className="title-26 mt-1">
          <Link to={`/events/${slug}`} className="hover:underline hover:decoration-1 hover:underline-offset-5">
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-plain text-muted">
          {step === 'ended' ? attendanceText(present) : [rhythm, openTo].filter(Boolean).join(', ')}
        </p>
        {note && <p className="mt-1 text-plain text-muted">{note}</p>}
      </div>
      <BothTimes circle={circle} />
      <div className="tablet:col-span-2 tablet:col-start-2 wide:col-span-1 wide:col-start-4">
        <CircleAction circle={circle} step={step} isGold={isGold} now={now} />
      </div>
    </article>
  );
}

function openToText(tier: Tier): string {
  if (tier === 'free') return 'Open to everyone';
  return tier === 'seeker' ? 'All Members' : `${getTierName(tier)}+`;
}

const states: Readonly<Record<CircleStep, string>> = {
  upcoming: '',
  open: 'You can join now',
  live: 'Live now',
  ended: 'Ended',
};

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const people = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;
const attendanceText = (count: number): string =>
  count === 0 ? '' : `${people(count)} ${count === 1 ? 'was' : 'were'} there`;

function BothTimes({ circle: { startsAt, movedFrom } }: { circle: CircleDate }) {
  const [mine, theirs] = [formatWeekday(startsAt), formatWeekday(startsAt, brand.timeZone)];
  const isOther = formatReaderTime(startsAt) !== formatReaderTime(startsAt, brand.timeZone) || mine !== theirs;
  return (
    <div className="text-plain">
      <p className="font-strong">
        <time dateTime={startsAt}>{formatDay(startsAt, brand.timeZone)}</time>
      </p>
      {isOther && (
        <p>
          {mine === theirs ? '' : `${mine}, `}
          {formatReaderTime(startsAt)} <span className="text-muted">your time, {formatCityName()}</span>
        </p>
      )}
      <p>
        {formatReaderTime(startsAt, brand.timeZone)}{' '}
        <span className="text-muted">in {formatCityName(brand.timeZone)}</span>
      </p>
      {movedFrom && <p className="text-muted">moved from {formatDay(movedFrom, brand.timeZone)}</p>}
    </div>
  );
}

function CircleAction({ circle, step, isGold, now }: Pick<CircleRowProps, 'circle' | 'step' | 'isGold' | 'now'>) {
  const { title, visibilityTier, locked, isCancelled } = circle;
  if (locked)
    return (
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1 wide:flex-col wide:items-end">
        <TierName tier={visibilityTier} />
        <MembershipLink title={title} />
      </p>
    );
  if (isCancelled) return null;
  if (step === 'ended')
    return circle.replayId ? (
      <p className="wide:text-right">
        <Button variant="quiet" to={replayPath(circle.replayId)}>
          <span>
            Watch the replay<span className="sr-only">: {title}</span>
          </span>
        </Button>
      </p>
    ) : (
      <p className="text-plain text-muted wide:text-right">{replayAvailableByText(circle.endsAt, now)}</p>
    );
  const opens = `You can join at ${formatReaderTime(new Date(computeCircleStepTimes(circle)[0]).toISOString())}`;
  const isOpen = step !== 'upcoming';
  return (
    <div className="grid items-start gap-3 tablet:grid-cols-2 wide:grid-cols-1">
      <JoinLiveButton date={circle} isOpen={isOpen} isGold={isGold} opens={opens} />
      {!isOpen && <RsvpButton date={circle} words={['I’ll come, remind me', 'Reminder on']} />}
    </div>
  );
}
