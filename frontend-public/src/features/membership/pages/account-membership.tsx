import { getTierRank, type Tier } from 'shell/tier';
import { useMembership } from '../api/membership.ts';
import { MembershipSections } from '../components/membership-sections.tsx';
import { LoadState } from '../../../frame/load-state.tsx';
import { PageHeader } from '../../../ui/page-head.tsx';
import { brand } from '../../../frame/brand.ts';

const CORE = 46;
const RINGS = [72, 100, 129];

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
      <PageHeader
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

function MembershipDrawing({ tier }: { tier: Tier }) {
  const rank = getTierRank(tier);
  return (
    <svg viewBox="0 0 260 130" focusable="false" className="w-[min(260px,20vw)] max-tablet:hidden">
      {RINGS.map((radius, index) => (
        <path
          key={radius}
          d={`M${130 - radius} 130a${radius} ${radius} 0 0 1 ${2 * radius} 0`}
          fill="none"
          stroke="currentColor"
          strokeWidth={index < rank ? 1.25 : 1.5}
          {...(index >= rank && { strokeDasharray: '0.1 5', strokeLinecap: 'round' })}
        />
      ))}
      <path d={`M${130 - CORE} 130a${CORE} ${CORE} 0 0 1 ${2 * CORE} 0z`} fill="#F2B640" />
    </svg>
  );
}
