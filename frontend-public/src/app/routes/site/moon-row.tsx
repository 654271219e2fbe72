import { isNewMoon, litMoonPath, moonPhase } from '../../../ui/art/moon.ts';

type MoonRowProps = {
  from: Date;
  count: number;
  /** Milliseconds from one to the next. */
  apart: number;
  radius: number;
  /** The first is this week's, and gold. */
  isLit?: boolean;
  className?: string;
};

const width = 680;

/** The year to come as moons on a line, each with the true phase of its date. Decoration of the words beside it. */
export function MoonRow({ from, count, apart, radius, isLit = false, className = '' }: MoonRowProps) {
  const step = (width - 2 * radius) / (count - 1);
  return (
    <svg
      viewBox={`0 0 ${width} ${2 * radius + 4}`}
      aria-hidden="true"
      focusable="false"
      className={`rhythm-moons ${className}`}
    >
      {Array.from({ length: count }, (_, index) => {
        const phase = moonPhase(new Date(from.getTime() + index * apart));
        const isGold = isLit && index === 0;
        return (
          <g key={index} transform={`translate(${(radius + index * step).toFixed(1)} ${radius})`}>
            <circle r={radius} fill={isGold ? '#F2B640' : '#293163'} />
            {!isGold && !isNewMoon(phase) && <path d={litMoonPath(phase, radius)} fill="#F3F1EA" />}
          </g>
        );
      })}
    </svg>
  );
}
