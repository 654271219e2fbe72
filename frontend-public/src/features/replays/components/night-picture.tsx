import { mixColors } from '../../../ui/art/color.ts';
import { moonPhase } from '../../../ui/art/moon.ts';
import { reflectionStrokes } from '../../../ui/art/reflection.ts';
import { SkyMoon } from '../../../ui/art/sky-stage.tsx';

const sky = '#171C40';
const sea = '#101229';
const rings = [420, 320, 232, 164];
const [width, height, line] = [1280, 720, 516];

interface NightPictureProps {
  startsAt: string;
  isUnlit?: boolean;
  isPoster?: boolean;
}

export function ReplayNightPicture({ startsAt, isUnlit = false, isPoster = false }: NightPictureProps) {
  const phase = moonPhase(new Date(startsAt));
  const x = Math.round(width * (isPoster ? (phase < 0.5 ? 0.24 : 0.76) : 0.26 + 0.48 * phase));
  const y = isPoster ? 270 : 300;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className="block size-full"
    >
      <path d={`M0 0h${width}v${height}H0z`} fill={sky} />
      {rings.map((r, index) => (
        <circle key={r} cx={x} cy={y} r={r} fill={isUnlit ? 'none' : mixColors(sky, '#8790C8', 0.06 * (index + 1))} />
      ))}
      <g transform={`translate(${x} ${y})`}>
        {isUnlit ? (
          <circle r="110" fill="none" stroke="#8790C8" strokeWidth="6" strokeDasharray="0.1 22" strokeLinecap="round" />
        ) : (
          <g transform="scale(1.2)">
            <SkyMoon phase={phase} skyTop={sky} />
            <circle r="100" fill="none" stroke="#F3F1EA" strokeOpacity="0.35" strokeWidth="2" />
          </g>
        )}
      </g>
      <path d={`M0 ${line}h${width}v${height - line}H0z`} fill={sea} />
      <path d={`M0 ${line}h${width}`} stroke="#F3F1EA" strokeOpacity="0.5" strokeWidth="4" />
      {!isUnlit && (
        <g stroke="#F3F1EA" strokeLinecap="round" strokeWidth="5">
          {reflectionStrokes.slice(0, 4).map(({ y: down, from, to, opacity }) => (
            <path key={down} d={`M${x + from} ${line + 14 + down * 2.4}H${x + to}`} opacity={opacity * 0.7} />
          ))}
        </g>
      )}
      {isPoster && <circle cx={width / 2} cy={height / 2} r="110" fill="#FFF6DD" />}
    </svg>
  );
}
