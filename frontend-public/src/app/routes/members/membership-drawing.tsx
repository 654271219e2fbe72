import { tierRank, type Tier } from 'shell/tier';

const CORE = 46;
const RINGS = [72, 100, 129];

export function MembershipDrawing({ tier }: { tier: Tier }) {
  const rank = tierRank(tier);
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
