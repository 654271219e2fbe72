import { createColorPair } from 'shell/color-pair';
import { getTierRank, type PaidTier } from 'shell/tier';

const CORE = 35;
const RADII = [81, 127, 172];
const WIDEST = 2 * 172;
const FILLS = [
  createColorPair('#e2e8f3', '#1e2550'),
  createColorPair('#d3dcec', '#283063'),
  createColorPair('#c3cfe5', '#323a7b'),
];

/** 'Visionary' gets less width than 'Creator', because its name next to the drawing is longer. */
const PHONE_WIDTHS: Record<PaidTier, string> = {
  seeker: 'w-[min(23vw,92px)]',
  creator: 'w-[min(30vw,122px)]',
  visionary: 'w-[min(28vw,114px)]',
};

export function TierRings({ tier }: { tier: PaidTier }) {
  const radii = RADII.slice(0, getTierRank(tier)).reverse();
  const outer = radii[0] ?? CORE;
  return (
    <svg
      viewBox={`${-outer - 1} ${-outer - 1} ${2 * outer + 2} ${outer + 1}`}
      aria-hidden="true"
      focusable="false"
      style={{ ['--share' as string]: `${(100 * 2 * outer) / WIDEST}%` }}
      className={`block tablet:w-(--share) ${PHONE_WIDTHS[tier]}`}
    >
      {radii.map((radius, index) => (
        <path
          key={radius}
          d={halfDisc(radius)}
          stroke="var(--line)"
          strokeWidth="1.25"
          style={{ fill: FILLS[index] }}
        />
      ))}
      <path d={halfDisc(CORE)} fill="var(--gold)" />
    </svg>
  );
}

function halfDisc(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0z`;
}
