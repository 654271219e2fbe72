import { reflectionStrokes } from '../../ui/art/reflection.ts';
import { SkyMoon } from '../../ui/art/sky-stage.tsx';
import { computeSkyColors, type SkyColors } from '../../ui/art/sky.ts';
import { SharePictureFrame, sharePictureSize, SharePictureText } from './frame.tsx';

type SkyPictureProps = {
  title: string;
  hour: number;
  moon?: number;
  note?: string;
};

const horizon = 430;
const radius = 104;
const ringsOutermostFirst = [6, 5, 4, 3, 2, 1, 0];

export function SkySharePicture({ title, hour, moon = 0.35, note }: SkyPictureProps) {
  const sky = computeSkyColors(hour);
  const { disc, rings } = sky;
  const scale = (radius * disc.scale) / 100;
  const x = 830 + 220 * disc.progress;
  const color = sky.tone === 'light' ? '#151d36' : '#f3f1ea';
  return (
    <SharePictureFrame>
      <defs>
        <Fade id="sky" from={sky.top} to={sky.line} />
        <Fade id="sea" from={sky.sea} to={sky.seaEnd} />
        <clipPath id="above">
          <path d={`M0 0h${sharePictureSize.width}v${horizon}h-${sharePictureSize.width}z`} />
        </clipPath>
      </defs>
      <path d={`M0 0h${sharePictureSize.width}v${horizon}H0z`} fill="url(#sky)" />
      <g clipPath="url(#above)">
        <g transform={`translate(${x.toFixed(1)} ${discY(disc).toFixed(1)}) scale(${scale.toFixed(3)})`}>
          {ringsOutermostFirst.map((ring) => (
            <circle
              key={ring}
              r={(100 * (1.55 + 0.75 * ring + 0.34 * ring ** 2)).toFixed(1)}
              fill={rings.color}
              fillOpacity={(rings.strengths[ring] ?? 0).toFixed(3)}
            />
          ))}
          {disc.kind === 'sun' ? <circle r="100" fill={disc.color} /> : <SkyMoon phase={moon} skyTop={sky.top} />}
        </g>
      </g>
      <path d={`M0 ${horizon}h${sharePictureSize.width}V${sharePictureSize.height}H0z`} fill="url(#sea)" />
      <g stroke={sky.reflection.color} strokeOpacity={sky.reflection.strength.toFixed(3)} strokeLinecap="round">
        {reflectionStrokes.map(({ y, from, to, thickness, opacity }) => (
          <path
            key={y}
            d={`M${(x + from * scale).toFixed(1)} ${(horizon + y * 0.8).toFixed(1)}H${(x + to * scale).toFixed(1)}`}
            strokeWidth={thickness}
            opacity={opacity}
          />
        ))}
      </g>
      <path d={`M0 ${horizon}h${sharePictureSize.width}`} stroke={color} strokeOpacity="0.55" strokeWidth="2" />
      <SharePictureText title={title} horizon={horizon} width={620} color={color} note={note} />
    </SharePictureFrame>
  );
}

function discY({ altitude }: SkyColors['disc']): number {
  return altitude < 0 ? horizon - altitude * radius * 5 : horizon - altitude * (horizon - radius - 64);
}

function Fade({ id, from, to }: { id: string; from: string; to: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor={from} />
      <stop offset="1" stopColor={to} />
    </linearGradient>
  );
}
