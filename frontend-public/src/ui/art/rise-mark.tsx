interface RiseMarkProps {
  /** From 0 (only the line) to 1 (the whole disc), or undefined for a locked lesson. */
  share: number | undefined;
  width?: number;
  className?: string;
}

const r = 7.5;
const line = 17.5;

export function ProgressSunIcon({ share, width = 28, className = '' }: RiseMarkProps) {
  return (
    <svg
      width={width}
      viewBox="0 0 28 20"
      aria-hidden="true"
      focusable="false"
      className={`block shrink-0 ${className}`}
    >
      {share === undefined ? (
        <path
          d={`M${14 - r} 17a${r} ${r} 0 0 1 ${2 * r} 0`}
          fill="none"
          stroke="var(--control)"
          strokeWidth="1.4"
          strokeDasharray="0.1 2.8"
          strokeLinecap="round"
        />
      ) : (
        share > 0 && <path d={visibleDiscPath(share)} fill="var(--gold)" stroke="var(--mark)" />
      )}
      <path d="M0 17.5h28" stroke={share === undefined ? 'var(--control)' : 'var(--line)'} strokeWidth="1.25" />
    </svg>
  );
}

/** A started lesson shows at least a quarter of the disc, and only a completed lesson the whole disc. */
function visibleDiscPath(share: number): string {
  if (share >= 1) return `M${14 - r} 9.2a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
  const height = 2 * r * Math.min(0.7, Math.max(0.3, share));
  const half = Math.sqrt(r ** 2 - (r - height) ** 2);
  const isLarge = height > r ? 1 : 0;
  return `M${14 - half} ${line}A${r} ${r} 0 ${isLarge} 1 ${14 + half} ${line}`;
}
