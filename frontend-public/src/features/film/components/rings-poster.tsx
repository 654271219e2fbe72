import { mix, oklch } from '../../../ui/art/color.ts';
import { strokes } from '../../../ui/art/reflection.ts';

const [far, near, sea] = [oklch(0.87, 0.033, 162), oklch(0.64, 0.075, 154), oklch(0.55, 0.063, 162)];
const radii = [420, 324, 244, 178, 124];
const [x, y, line] = [640, 330, 540];

/** What stands there until a film is played: rings of day round the place of the button, which is their light. */
export function RingsPoster() {
  return (
    <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0h1280v720H0z" fill={far} />
      {radii.map((r, index) => (
        <circle key={r} cx={x} cy={y} r={r} fill={mix(far, near, (index + 1) / (radii.length + 1))} />
      ))}
      <path d={`M0 ${line}h1280v${720 - line}H0z`} fill={sea} />
      <g stroke="#FFF6DD" strokeLinecap="round">
        {strokes.slice(0, 8).map(({ y: down, from, to, thickness, opacity }) => (
          <path
            key={down}
            d={`M${x + from * 0.7} ${line + 8 + down * 1.3}H${x + to * 0.7}`}
            strokeWidth={thickness * 2}
            opacity={opacity}
          />
        ))}
      </g>
    </svg>
  );
}
