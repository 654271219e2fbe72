import { oklch } from './color.ts';
import { drawFrom, seedOf } from './seed.ts';
import { bandNames, bands } from './slug-art.ts';
import { wavePath } from './wave.ts';

const width = 548;
const height = 212;
const line = 152;

/** The picture of a meditation: night over a wave with one crest a minute, its hue and its light from its id. */
export function WavePicture({ id, durationSec }: { id: string; durationSec: number }) {
  const draw = drawFrom(seedOf(id));
  const band = draw.oneOf(bandNames);
  const hue = bands[band].hue + draw.between(-8, 8);
  const chroma = bands[band].chroma * (band === 'ochre' ? 0.62 : 0.8);
  const x = Math.round(width * draw.between(0.3, 0.62));
  const y = Math.round(draw.between(64, 106));
  const crests = Math.max(1, Math.round(durationSec / 60));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className="block aspect-[548/212] w-full rounded-card"
    >
      <rect width={width} height={height} fill={oklch(0.26, chroma, hue)} />
      {[109, 80, 58].map((radius, index) => (
        <circle key={radius} cx={x} cy={y} r={radius} fill={oklch(0.3 + 0.045 * index, chroma * 1.1, hue)} />
      ))}
      <circle cx={x} cy={y} r="32" fill="#FCC771" />
      <g transform={`translate(0 ${line})`}>
        <path
          d={`${wavePath(width, crests, Math.min(14, 150 / crests))}V${height - line}H0Z`}
          fill={oklch(0.17, chroma * 0.7, hue)}
        />
        <path d={wavePath(width, crests, Math.min(14, 150 / crests))} fill="none" stroke="#F3F1EA" strokeWidth="1.5" />
      </g>
    </svg>
  );
}
