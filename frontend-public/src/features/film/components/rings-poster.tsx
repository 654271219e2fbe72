import { createColorPair } from 'shell/color-pair';
import { mixColors, oklchToHex } from '../../../ui/art/color.ts';
import { reflectionStrokes } from '../../../ui/art/reflection.ts';

const day = {
  far: oklchToHex(0.87, 0.033, 162),
  near: oklchToHex(0.64, 0.075, 154),
  sea: oklchToHex(0.55, 0.063, 162),
};
const night = {
  far: oklchToHex(0.25, 0.045, 162),
  near: oklchToHex(0.46, 0.072, 172),
  sea: oklchToHex(0.19, 0.036, 162),
};
const radii = [420, 324, 244, 178, 124];
const [x, y, line] = [640, 330, 540];

const pair = (light: string, dark: string) => ({ fill: createColorPair(light, dark) });

export function FilmPosterDrawing() {
  return (
    <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0h1280v720H0z" style={pair(day.far, night.far)} />
      {radii.map((r, index) => {
        const share = (index + 1) / (radii.length + 1);
        const fill = pair(mixColors(day.far, day.near, share), mixColors(night.far, night.near, share));
        return <circle key={r} cx={x} cy={y} r={r} style={fill} />;
      })}
      <path d={`M0 ${line}h1280v${720 - line}H0z`} style={pair(day.sea, night.sea)} />
      <g stroke="#FFF6DD" strokeLinecap="round">
        {reflectionStrokes.slice(0, 8).map(({ y: down, from, to, thickness, opacity }) => (
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
