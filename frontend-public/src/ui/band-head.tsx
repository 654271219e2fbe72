import type { CSSProperties, ReactNode } from 'react';
import { createColorPair } from 'shell/color-pair';
import { mixColors, oklchToHex } from './art/color.ts';
import { createRandom, hashSeed } from './art/seed.ts';
import { programColors, type ProgramColor } from './art/slug-art.ts';

type BandHeadProps = {
  band: ProgramColor;
  crumb: ReactNode;
  title: string;
  facts?: ReactNode;
};

export function ProgramColorHeader({ band, crumb, title, facts }: BandHeadProps) {
  const { far, sea, light, rings } = bandColors(band);
  return (
    <header className="band-head" style={{ '--light': light } as CSSProperties}>
      <div className="band-above" style={{ background: far }}>
        <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
          <svg className="band-light" viewBox="-66 -66 132 132" focusable="false">
            {rings.map(({ r, fill }) => (
              <circle key={r} r={r} style={{ fill }} />
            ))}
            <circle r="66" style={{ fill: light }} />
          </svg>
        </div>
        <div className="column band-words">
          <p className="text-plain">{crumb}</p>
          <h1 className="baseline-bottom title-108 band-title max-tablet:text-[min(15vw,66px)]!">{title}</h1>
        </div>
      </div>
      <div className="band-below" style={{ background: sea }}>
        <Strokes band={band} />
        <div className="column relative flex min-h-6 flex-wrap gap-x-10 gap-y-1 pt-9 pb-8 text-17 leading-normal font-strong">
          {facts}
        </div>
      </div>
    </header>
  );
}

function Strokes({ band }: { band: ProgramColor }) {
  const draw = createRandom(hashSeed(band));
  const strokes = Array.from({ length: 6 }, (_, index) => {
    const half = draw.between(0.5, 0.86) * (62 - 5 * index);
    const middle = (index % 2 === 0 ? 1 : -1) * draw.between(2, 20);
    return { y: 15 + 18 * index + 1.5 * index ** 2, from: middle - half, to: middle + half, opacity: 1 - index / 7 };
  });
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
      <svg className="band-strokes" viewBox="-66 0 132 150" focusable="false">
        <g style={{ stroke: 'var(--light)' }} strokeWidth="3.4" strokeLinecap="round">
          {strokes.map(({ y, from, to, opacity }) => (
            <path key={y} d={`M${from.toFixed(1)} ${y}H${to.toFixed(1)}`} opacity={opacity.toFixed(2)} />
          ))}
        </g>
      </svg>
    </div>
  );
}

const ringCount = 7;

function bandColors(band: ProgramColor) {
  const { hue, chroma } = programColors[band];
  const dim = band === 'ochre' ? chroma * 0.62 : chroma;
  const day = { far: oklchToHex(0.87, chroma * 0.55, hue), near: oklchToHex(0.7, chroma * 1.2, hue - 8) };
  const night = { far: oklchToHex(0.25, dim * 0.75, hue), near: oklchToHex(0.42, dim * 1.2, hue + 10) };
  const largestFirst = Array.from({ length: ringCount }, (_, index) => ringCount - 1 - index);
  return {
    far: createColorPair(day.far, night.far),
    sea: createColorPair(oklchToHex(0.66, chroma * 1.05, hue), oklchToHex(0.19, dim * 0.6, hue)),
    light: createColorPair('#FFF6DD', '#FCC771'),
    rings: largestFirst.map((index) => ({
      r: 66 * (1.93 + 1.14 * index + 0.2 * index ** 2),
      fill: createColorPair(
        mixColors(day.near, day.far, index / ringCount),
        mixColors(night.near, night.far, index / ringCount),
      ),
    })),
  };
}
