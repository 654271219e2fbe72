export type Tier = 'free' | 'seeker' | 'creator' | 'visionary';

const rings: Record<Tier, readonly number[]> = {
  free: [],
  seeker: [9],
  creator: [9, 14],
  visionary: [9, 14, 19],
};

/** A core and one ring a tier. Decoration: the tier's name always stands beside it. */
export function TierMark({ tier }: { tier: Tier }) {
  return (
    <svg className="tier-mark" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="4.5" className="tier-mark-core" />
      {rings[tier].map((radius) => (
        <circle key={radius} cx="20" cy="20" r={radius} />
      ))}
    </svg>
  );
}
