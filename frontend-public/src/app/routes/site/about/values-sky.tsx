import { computeSkyColors } from '../../../../ui/art/sky.ts';

/** Colors at 05:33. */
const dawn = computeSkyColors(5.55);

/** Each circle ends where one of the six words below the drawing begins. */
const circleRadii = [1060, 869.3, 678.7, 488, 297.3, 106.7];

export function ValuesSky() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0"
      style={{ backgroundImage: `linear-gradient(${dawn.top}, ${dawn.line})` }}
    >
      <div className="column relative flex h-full items-end justify-end">
        <svg viewBox="0 0 1120 540" className="block w-full min-w-[640px] shrink-0 overflow-visible" focusable="false">
          {circleRadii.map((radius, index) => (
            <circle
              key={radius}
              cx="1060"
              cy="540"
              r={radius}
              fill={dawn.rings.color}
              opacity={0.045 + 0.024 * index}
            />
          ))}
          <circle cx="1060" cy="540" r="64" fill={dawn.disc.color} />
        </svg>
      </div>
    </div>
  );
}
