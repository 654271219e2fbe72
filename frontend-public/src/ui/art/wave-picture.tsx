import { oklchToHex } from './color.ts';
import { createRandom, hashSeed } from './seed.ts';
import { programColorNames, programColors } from './slug-art.ts';
import { wavePath } from './wave.ts';

const width = 548;
const height = 212;
const line = 152;

interface WavePictureProps {
  id: string;
  durationSec: number;
  isUnlit?: boolean;
}

export function WavePicture({ id, durationSec, isUnlit = false }: WavePictureProps) {
  const draw = createRandom(hashSeed(id));
  const band = draw.oneOf(programColorNames);
  const hue = programColors[band].hue + draw.between(-8, 8);
  const chroma = programColors[band].chroma * (band === 'ochre' ? 0.62 : 0.8);
  const x = Math.round(width * draw.between(0.3, 0.62));
  const y = Math.round(draw.between(64, 106));
  const crests = Math.max(1, Math.round(durationSec / 60));
  const wave = wavePath(width, crests, Math.min(14, 150 / crests));
  const night = {
    sky: isUnlit ? 'var(--locked)' : oklchToHex(0.26, chroma, hue),
    sea: isUnlit ? 'var(--band)' : oklchToHex(0.17, chroma * 0.7, hue),
    line: isUnlit ? 'var(--control)' : '#F3F1EA',
  };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className="block aspect-[548/212] w-full rounded-card"
    >
      <rect width={width} height={height} fill={night.sky} />
      {isUnlit ? (
        <circle
          cx={x}
          cy={y}
          r="32"
          fill="none"
          stroke={night.line}
          strokeWidth="2.5"
          strokeDasharray="0.1 8"
          strokeLinecap="round"
        />
      ) : (
        <>
          {[109, 80, 58].map((radius, index) => (
            <circle key={radius} cx={x} cy={y} r={radius} fill={oklchToHex(0.3 + 0.045 * index, chroma * 1.1, hue)} />
          ))}
          <circle cx={x} cy={y} r="32" fill="#FCC771" />
        </>
      )}
      <g transform={`translate(0 ${line})`}>
        <path d={`${wave}V${height - line}H0Z`} fill={night.sea} />
        <path d={wave} fill="none" stroke={night.line} strokeWidth="1.5" />
      </g>
    </svg>
  );
}
