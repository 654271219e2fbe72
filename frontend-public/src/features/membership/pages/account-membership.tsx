import { useMembership } from '../api/membership.ts';
import { MembershipSections } from '../components/membership-sections.tsx';
import { LoadState } from '../../../frame/load-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { brand } from '../../../frame/brand.ts';
import { MembershipDrawing } from '../../../app/routes/members/membership-drawing.tsx';

const bars = [
  { width: 220, height: 44 },
  { width: 420, height: 24 },
  { width: 200, height: 48 },
];

export function AccountMembershipPage() {
  const asked = useMembership();
  const { data: membership } = asked;
  return (
    <>
      <title>{`Your membership · ${brand.name}`}</title>
      <PageHead
        title="Your membership"
        height={300}
        drawing={<MembershipDrawing tier={membership?.tier ?? 'free'} />}
      />
      <div className="column grid grid-cols-1 gap-16 pt-14 pb-36 tablet:gap-20">
        {membership && <MembershipSections membership={membership} />}
        <LoadState what="your membership" query={asked} lines={bars} />
      </div>
    </>
  );
}
