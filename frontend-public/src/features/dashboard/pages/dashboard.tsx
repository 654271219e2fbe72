import { useRef, useState } from 'react';
import { hasQueryFailed } from 'shell/failed-query';
import { useSession } from 'shell/session';
import { isTierAtLeast, getTierName, type Tier } from 'shell/tier';
import { computeCircleStep } from '../../circles/circle-step.ts';
import { useCircleTime } from '../../circles/use-circle-time.ts';
import { useDashboard, type Dashboard } from '../api/dashboard.ts';
import { GreetingStrip } from '../components/greeting-strip.tsx';
import { SectionTiles } from '../components/section-tiles.tsx';
import { UpgradeBanner } from '../components/upgrade-banner.tsx';
import { sendStoredProgress } from '../../../frame/media/progress.ts';
import { toPracticeDate } from '../../record/days.ts';
import { usePracticeDate } from '../../record/use-practice-date.ts';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { SkeletonPanel } from '../../../ui/skeleton.tsx';
import { TierMark } from '../../../ui/tier-mark.tsx';
import { brand } from '../../../frame/brand.ts';
import { CircleCard, circleOpenText } from './circle-card.tsx';
import { ContinueCard } from './continue-card.tsx';
import { StaleNotice } from '../components/stale-notice.tsx';
import { MoonCyclePracticeSummary } from './moon-cycle-practice-summary.tsx';
import { TodaysQuestion } from './todays-question.tsx';
import { UrgentNotice } from './urgent-notice.tsx';
import { SectionErrorBoundary } from '../../../ui/section-error-boundary.tsx';

export function DashboardPage() {
  const { user } = useSession();
  return (
    <>
      <title>{`Dashboard · ${brand.name}`}</title>
      <GreetingStrip firstName={user?.firstName ?? ''} />
      {user && <Home key={user.id} userId={user.id} />}
    </>
  );
}

function Home({ userId }: { userId: string }) {
  const asked = useDashboard(userId, () => sendStoredProgress(userId));
  const { data, at } = asked;
  if (data)
    return (
      <>
        <StaleNotice query={asked} at={at} />
        <DashboardSections dashboard={data} at={at} />
      </>
    );
  return (
    <div className="column pt-12 pb-36">
      {hasQueryFailed(asked) ? <FetchFailedMessage what="your page" query={asked} /> : <DashboardSkeleton />}
    </div>
  );
}

function DashboardSections({ dashboard, at }: { dashboard: Dashboard; at: number }) {
  const { urgent, plansFrom, reflection, moon, modules, rooms, tier } = dashboard;
  const isGuest = plansFrom !== null;
  const today = usePracticeDate();
  const isOfToday = toPracticeDate(new Date(at)) === today;
  const [tierOnArrival] = useState(tier);
  return (
    <>
      {urgent && <UrgentNotice urgent={urgent} tier={tier} />}
      <div className="column pt-12 pb-36">
        <SectionErrorBoundary>
          <CircleAndContinueCards dashboard={dashboard} />
        </SectionErrorBoundary>
        {isGuest && (
          <div className="mt-12">
            <UpgradeBanner from={plansFrom} />
          </div>
        )}
        <div className="mt-16 grid grid-cols-1 gap-x-6 gap-y-16 wide:grid-cols-12">
          <SectionErrorBoundary>
            <TodaysQuestion reflection={isOfToday ? reflection : undefined} className="wide:col-span-7" />
          </SectionErrorBoundary>
          <SectionErrorBoundary>
            <MoonCyclePracticeSummary moon={moon} today={today} className="wide:col-span-5" />
          </SectionErrorBoundary>
        </div>
        <section aria-labelledby="rooms" className="mt-20">
          <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <h2 id="rooms" className="title-32">
              {isGuest ? 'Included in membership' : 'Included in your plan'}
            </h2>
            {!isGuest && <OwnTierLine tier={tier} hasOpened={!isTierAtLeast(tierOnArrival, tier)} />}
          </div>
          <SectionErrorBoundary>
            <SectionTiles rooms={rooms} modules={modules} />
          </SectionErrorBoundary>
        </section>
      </div>
    </>
  );
}

function CircleAndContinueCards({ dashboard }: { dashboard: Dashboard }) {
  const isGuest = dashboard.plansFrom !== null;
  const area = useRef<HTMLDivElement>(null);
  const { circle, isAllSeen } = dashboard;
  const now = useCircleTime(circle ? [circle] : [], area);
  const step = circle ? computeCircleStep(circle, now) : undefined;
  const isOpen = step === 'open' || step === 'live';
  const hasStep = dashboard.continue !== null || isAllSeen;
  // A member on the free plan sees no card if no circle is planned.
  const hasCircle = circle !== null || !isGuest;
  if (!hasStep && !hasCircle) return null;
  const [large, small] = hasStep && hasCircle ? ['wide:col-span-8', 'wide:col-span-4'] : ['wide:col-span-12', ''];
  const circleCard = hasCircle && (
    <div className={isOpen || !hasStep ? large : small}>
      <CircleCard circle={circle} step={step} now={now} />
    </div>
  );
  return (
    <div ref={area} className="relative grid grid-cols-1 gap-6 wide:grid-cols-12">
      {/* A live region must be rendered before its text, so that screen readers announce the text. */}
      <p role="status" className="sr-only">
        {circle && isOpen && circleOpenText(circle, step, now)}
      </p>
      {isOpen && circleCard}
      {hasStep && (
        <div className={isOpen ? small : large}>
          <ContinueCard step={dashboard.continue} isSmall={isOpen} isGold={!isOpen} />
        </div>
      )}
      {!isOpen && circleCard}
    </div>
  );
}

function OwnTierLine({ tier, hasOpened }: { tier: Tier; hasOpened: boolean }) {
  return (
    <p className="flex items-center gap-2.5 text-plain text-muted">
      <TierMark key={tier} tier={tier} size={28} isClosing={hasOpened} />
      <span>
        Your membership: <strong className="font-strong text-ink">{getTierName(tier)}</strong>
      </span>
    </p>
  );
}

function DashboardSkeleton() {
  return (
    <div role="status" aria-label="Loading..." className="grid gap-6 wide:grid-cols-12">
      <SkeletonPanel height={412} className="wide:col-span-8" />
      <SkeletonPanel height={412} className="wide:col-span-4" />
    </div>
  );
}
