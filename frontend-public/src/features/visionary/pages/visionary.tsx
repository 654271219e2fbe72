import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shell/session';
import { isTierAtLeast } from 'shell/tier';
import { forumQuery } from '../../forum/api/forum.ts';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { MembersPageSection } from '../../../frame/members-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { TierName } from '../../../ui/tier-mark.tsx';
import { brand } from '../../../frame/brand.ts';
import { Benefits } from './benefits.tsx';
import { Masterminds } from './masterminds.tsx';
import { Mentorship } from '../components/mentorship.tsx';
import { Ventures } from '../components/ventures.tsx';
import { VisionaryPageHeader } from '../components/visionary-head.tsx';

export function VisionaryPage() {
  const { user, tier, isTierKnown, tierFailed } = useSession();
  const isOpen = isTierKnown ? isTierAtLeast(tier, 'visionary') : undefined;
  const lead = isOpen
    ? `Welcome${user?.firstName ? `, ${user.firstName}` : ''}. You lead with others, and build what serves.`
    : 'For members who lead with others, and build what serves.';
  return (
    <>
      <title>{`Visionary Circle · ${brand.name}`}</title>
      <VisionaryPageHeader isOpen={isOpen} lead={lead} above={isOpen === false && <TierName tier="visionary" />} />
      <div className="column grid grid-cols-1 gap-24 pt-16 pb-36 wide:pt-20">
        {tierFailed && <FetchFailedMessage what="this page" query={tierFailed} />}
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

function LeadershipCircle() {
  const { data: forum } = useQuery(forumQuery);
  const news = forum?.categories.find(({ slug }) => slug === 'leadership')?.newCount ?? 0;
  return (
    <MembersPageSection isLarge heading="Leadership Circle">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 pt-6">
        <p className="max-w-120 text-lead">A small circle of people who hold circles for others.</p>
        <p className="flex flex-wrap items-baseline gap-x-4">
          {news > 0 && (
            <span className="font-semibold">
              <span aria-hidden="true">● </span>
              {news} new
            </span>
          )}
          <Button variant="quiet" to="/members/forum?category=leadership" className="mx-0! px-0!">
            Open the Leadership Circle in the forum
          </Button>
        </p>
      </div>
    </MembersPageSection>
  );
}
