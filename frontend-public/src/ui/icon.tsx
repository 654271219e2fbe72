const paths = {
  back: 'm10 3-5 5 5 5',
  calendar: 'M2 3.5h12v11H2zM2 7h12M5 1.5v3m6-3v3',
  close: 'm3 3 10 10m0-10L3 13',
  download: 'M8 1.5v8.5M4.5 7 8 10.5 11.5 7M2.5 14h11',
  down: 'm3.5 6 4.5 4.5L12.5 6',
  lock: 'M3 7h10v7.5H3zM5.25 7V4.5a2.75 2.75 0 0 1 5.5 0V7',
  next: 'm6 3 5 5-5 5',
  pin: 'M5.5 1.5h5M6.5 1.5v5L4 9.5h8L9.5 6.5v-5M8 9.5v5.5',
  plus: 'M8 2v12M2 8h12',
  tick: 'm2.5 8.5 3.5 3.5 7.5-8',
} as const;

type IconProps = { name: keyof typeof paths; size?: number; className?: string };

/** Screen readers skip the icon, so a text next to the icon must name the meaning. */
export function Icon({ name, size = 16, className = '' }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  );
}
