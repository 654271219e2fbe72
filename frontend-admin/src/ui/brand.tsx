export const brandLines = ['Institute of', 'Oneness'] as const;

export const brandName = brandLines.join(' ');

export const Logo = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" style={{ flex: 'none' }} fill="currentColor" aria-hidden="true">
    <path d="M5.13 21A15 15 0 1 1 34.87 21Z" />
    <path stroke="currentColor" strokeWidth="2" d="M0 23.4H40M6.6 27.8H33.4M10.6 32.2H29.4" />
  </svg>
);
