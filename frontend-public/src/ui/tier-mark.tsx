import { getTierRank, getTierName, type Tier } from 'shell/tier';

type TierMarkProps = {
  tier: Tier;
  size?: number;
  isClosing?: boolean;
};

/** Screen readers skip the icon, so the name of the tier must be next to the icon. */
export function TierMark({ tier, size = 20, isClosing = false }: TierMarkProps) {
  const rings = [9, 14, 19].slice(0, getTierRank(tier));
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false" className="shrink-0">
      <circle cx="20" cy="20" r="4.5" fill="var(--mark)" className={isClosing ? 'core-lights' : undefined} />
      {rings.map((radius) => (
        <circle
          key={radius}
          cx="20"
          cy="20"
          r={radius}
          fill="none"
          stroke="var(--mark)"
          strokeWidth="2"
          pathLength="1"
          className={isClosing && radius === rings.at(-1) ? 'ring-closes' : undefined}
        />
      ))}
    </svg>
  );
}

export function TierName({ tier, className = '' }: { tier: Tier; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 text-15 font-strong ${className}`}>
      <TierMark tier={tier} size={22} />
      {tier === 'free' ? 'Open to everyone' : `${getTierName(tier)}+`}
    </span>
  );
}

export function TierBadge({ tier }: { tier: Tier }) {
  return (
    <span className="inline-flex items-center gap-2 rounded-control text-15 font-strong text-ink tablet:min-h-9 tablet:bg-raised tablet:py-1 tablet:pr-3.5 tablet:pl-2.5 forced-colors:border">
      <TierMark tier={tier} size={22} />
      {getTierName(tier)}+
    </span>
  );
}
