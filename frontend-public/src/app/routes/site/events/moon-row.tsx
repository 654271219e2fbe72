import { isNewMoon, litMoonPath, moonPhase } from '../../../../ui/art/moon.ts';

type MoonRowProps = {
  evenings: readonly (Date | undefined)[];
  radius: number;
  isLit?: boolean;
  className?: string;
};

const width = 680;

export function EveningMoonsRow({ evenings, radius, isLit = false, className = '' }: MoonRowProps) {
  const step = (width - 2 * radius) / (evenings.length - 1);
  return (
    <svg
      viewBox={`0 0 ${width} ${2 * radius + 4}`}
      aria-hidden="true"
      focusable="false"
      className={`rhythm-moons ${className}`}
    >
      {evenings.map((evening, index) => (
        <g key={index} transform={`translate(${(radius + index * step).toFixed(1)} ${radius})`}>
          <circle r={radius} fill={isLit && index === 0 ? '#F2B640' : '#293163'} />
          {evening && !(isLit && index === 0) && <BrightMoonPart phase={moonPhase(evening)} radius={radius} />}
        </g>
      ))}
    </svg>
  );
}

function BrightMoonPart({ phase, radius }: { phase: number; radius: number }) {
  return isNewMoon(phase) ? null : <path d={litMoonPath(phase, radius)} fill="#F3F1EA" />;
}
