import { useSession } from 'shell/session';
import { reaches } from 'shell/tier';
import { FetchFailed } from '../../../frame/fetch-failed.tsx';
import { TierName } from '../../../ui/tier-mark.tsx';
import { brand } from '../../../frame/brand.ts';
import { Benefits } from './benefits.tsx';
import { LeadershipCircle } from './leadership-circle.tsx';
import { Masterminds } from './masterminds.tsx';
import { Mentorship } from '../components/mentorship.tsx';
import { Ventures } from '../components/ventures.tsx';
import { VisionaryHead } from '../components/visionary-head.tsx';

/** Shows the benefits of the Visionary tier to members of lower tiers. */
export function VisionaryPage() {
  const { user, tier, isTierKnown, tierFailed } = useSession();
  const isOpen = isTierKnown ? reaches(tier, 'visionary') : undefined;
  const lead = isOpen
    ? `Welcome${user?.firstName ? `, ${user.firstName}` : ''}. You lead with others, and build what serves.`
    : 'For members who lead with others, and build what serves.';
  return (
    <>
      <title>{`Visionary Circle · ${brand.name}`}</title>
      <VisionaryHead isOpen={isOpen} lead={lead} above={isOpen === false && <TierName tier="visionary" />} />
      <div className="column grid grid-cols-1 gap-24 pt-16 pb-36 wide:pt-20">
        {tierFailed && <FetchFailed what="this page" query={tierFailed} />}
        {isOpen === false && <Benefits tier={tier} />}
        {isOpen && user && (
          <>
            <Masterminds userId={user.id} />
            <Mentorship userId={user.id} />
            <Ventures userId={user.id} />
            <LeadershipCircle />
          </>
        )}
      </div>
    </>
  );
}
