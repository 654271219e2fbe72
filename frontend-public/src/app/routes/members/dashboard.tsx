import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GreetingStrip } from '../../../features/dashboard/components/greeting-strip.tsx';
import { RoomTiles } from '../../../features/dashboard/components/room-tiles.tsx';
import { UpgradeBanner } from '../../../features/dashboard/components/upgrade-banner.tsx';
import { BeginHere } from '../../../features/content/components/begin-here.tsx';
import { NextEvent } from '../../../features/content/components/next-event.tsx';
import { OpenNow } from '../../../features/content/components/open-now.tsx';
import { plansQuery } from '../../../features/membership/api/plans.ts';
import { lowestMonthly } from '../../../features/membership/prices.ts';
import { FetchFailed } from '../../../frame/fetch-failed.tsx';
import { useSession } from 'shell/session';
import { useStaffCheck } from 'shell/session/staff';
import { reaches, tierName } from 'shell/tier';
import { SkeletonPanel } from '../../../ui/skeleton.tsx';
import { TierMark } from '../../../ui/tier-mark.tsx';
import { brand } from '../../brand.ts';

export function DashboardPage() {
  const { user, tier, isTierKnown, tierFailed } = useSession();
  const isStaff = useStaffCheck(user?.id, 'navigation');
  // Whoever pays nothing may be staff, who are not to be sold anything.
  const isReady = isTierKnown && (tier !== 'free' || isStaff !== undefined);
  return (
    <>
      <title>{`Your practice · ${brand.name}`}</title>
      <GreetingStrip firstName={user?.firstName ?? ''} />
      <div className="column pt-12 pb-36">
        {isReady && <Practice />}
        {tierFailed && <FetchFailed what="your membership" query={tierFailed} />}
        {!isReady && !tierFailed && <WaitingRooms />}
      </div>
    </>
  );
}

function Practice() {
  const { tier, isStaff } = useSession();
  const [tierOnArrival] = useState(tier);
  const isGuest = tier === 'free' && !isStaff;
  return (
    <>
      {isGuest ? <FreeWelcome /> : <MemberWelcome isUnlocking={!reaches(tierOnArrival, tier)} />}
      <section aria-labelledby="rooms" className="mt-16">
        <h2 id="rooms" className="title-32 mb-8">
          {isGuest ? 'Waiting for you' : 'Your practice'}
        </h2>
        <RoomTiles tier={isStaff ? 'visionary' : tier} />
      </section>
    </>
  );
}

function FreeWelcome() {
  const { data: plans } = useQuery(plansQuery());
  return (
    <>
      <UpgradeBanner from={plans && lowestMonthly(plans)} />
      <div className="mt-12 max-w-[40rem]">
        <OpenNow />
      </div>
    </>
  );
}

/** A tier that opened while the page was open is drawn as a ring closing once. */
function MemberWelcome({ isUnlocking }: { isUnlocking: boolean }) {
  const { tier } = useSession();
  return (
    <>
      <p className="flex items-center gap-2.5 text-plain text-muted">
        <TierMark key={tier} tier={tier} size={28} isClosing={isUnlocking} />
        <span>
          Your membership: <strong className="font-[550] text-ink">{tierName(tier)}</strong>
        </span>
      </p>
      <div className="mt-6 grid grid-cols-1 gap-6 wide:grid-cols-12">
        <div className="wide:col-span-8">
          <BeginHere />
        </div>
        <div className="wide:col-span-4">
          <NextEvent />
        </div>
      </div>
    </>
  );
}

function WaitingRooms() {
  return (
    <div role="status" aria-label="Loading..." className="grid gap-6 tablet:grid-cols-2 wide:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map((room) => (
        <SkeletonPanel key={room} />
      ))}
    </div>
  );
}
