import { useMembership } from '../../../features/membership/api/membership.ts';
import { MembershipParts } from '../../../features/membership/components/membership-parts.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { brand } from '../../brand.ts';
import { MembershipDrawing } from './membership-drawing.tsx';

/** What the member has, what is charged for it, and everything that can be done about that. */
export function AccountMembershipPage() {
  const { data: membership, isError, refetch } = useMembership();
  return (
    <>
      <title>{`Your membership · ${brand.name}`}</title>
      <PageHead
        title="Your membership"
        height={300}
        drawing={<MembershipDrawing tier={membership?.tier ?? 'free'} />}
      />
      <div className="column grid grid-cols-1 gap-16 pt-14 pb-36 tablet:gap-20">
        {membership && <MembershipParts membership={membership} />}
        {!membership && isError && <Unreachable onRetry={() => void refetch()} />}
        {!membership && !isError && <Waiting />}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Fetching your membership" className="grid gap-4">
      <SkeletonLine width={220} height={44} />
      <SkeletonLine width={420} height={24} />
      <SkeletonLine width={200} height={48} />
    </div>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="We could not fetch your membership."
      isFailure
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Nothing is lost. It needs the network, and one more try.
    </EmptyState>
  );
}
