import type { CSSProperties } from 'react';

type SkeletonProps = {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  className?: string;
};

export function SkeletonLine({ width = '100%', height = '1em', className = '' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      style={{ width, height }}
      className={`appears-late block max-w-full rounded-small bg-skeleton ${className}`}
    />
  );
}

export function SkeletonPanel({ width = '100%', height = 196, className = '' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      style={{ width, height }}
      className={`appears-late block overflow-hidden rounded-card bg-skeleton text-muted ${className}`}
    >
      <svg viewBox="0 0 360 196" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
        <path
          d="M146 146a34 34 0 0 1 68 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray="0.1 4.4"
          strokeLinecap="round"
        />
        <path d="M-600 146.6h1600" stroke="currentColor" strokeWidth="1.25" />
      </svg>
    </span>
  );
}
