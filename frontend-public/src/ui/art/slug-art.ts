import { mixColors, oklchToHex } from './color.ts';
import { createRandom, hashSeed, type RandomGenerator } from './seed.ts';

export type ProgramColor = 'indigo' | 'ochre' | 'forest' | 'rose';

type Circle = { x: number; y: number; r: number; fill: string };

export type SlugArt = {
  sky: string;
  sea: string;
  horizon: number;
  /** The point of light covers circles with `isBehind`. */
  arcs: (Circle & { isBehind: boolean })[];
  light: Circle;
  strokes: { y: number; from: number; to: number; thickness: number; opacity: number }[];
};

type ArtOptions = { width: number; height: number; band?: ProgramColor };

export const programColors: Record<ProgramColor, { hue: number; chroma: number }> = {
  indigo: { hue: 278, chroma: 0.075 },
  ochre: { hue: 62, chroma: 0.085 },
  forest: { hue: 162, chroma: 0.06 },
  rose: { hue: 18, chroma: 0.08 },
};

export const programColorNames = ['indigo', 'ochre', 'forest', 'rose'] as const;

const compositions = ['rings', 'hills', 'far rings', 'trail'] as const;
type Composition = (typeof compositions)[number];

/** Add new random numbers only at the end, because another order changes the pictures of all slugs. */
export function generateSlugPicture(slug: string, { width, height, band }: ArtOptions): SlugArt {
  const draw = createRandom(hashSeed(slug));
  const drawnBand = draw.oneOf(programColorNames);
  const hueShift = draw.between(-7, 7);
  const isNight = draw.between(0, 1) < 0.5;
  const composition = draw.oneOf(compositions);
  const horizon = round(height * draw.between(0.54, 0.76));
  const share = draw.between(0.22, 0.78);
  const r = round(Math.min(height * draw.between(0.09, 0.19), width * 0.2));
  const x = limitToPicture(width, r, width * share);
  const y = round(horizon - r * draw.between(-0.35, 1.65));
  const count = draw.whole(3, 7);

  const palette = createPalette(band ?? drawnBand, hueShift, isNight);
  const light = { x, y, r, fill: isNight ? '#FCC771' : '#FFF6DD' };
  const stage = { width, height, horizon, light, count, palette };
  const composed = composers[composition](stage, draw);
  return {
    sky: palette.far,
    sea: palette.sea,
    horizon,
    ...composed,
    strokes: strokesUnder(composed.light, horizon, height, draw),
  };
}

function createPalette(band: ProgramColor, shift: number, isNight: boolean) {
  const { hue, chroma } = programColors[band];
  const at = hue + shift;
  if (!isNight)
    return {
      far: oklchToHex(0.87, chroma * 0.55, at),
      near: oklchToHex(0.64, chroma * 1.25, at - 8),
      sea: oklchToHex(0.55, chroma * 1.05, at),
    };
  const night = band === 'ochre' ? chroma * 0.62 : chroma;
  return {
    far: oklchToHex(0.25, night * 0.75, at),
    near: oklchToHex(0.46, night * 1.2, at + 10),
    sea: oklchToHex(0.19, night * 0.6, at),
  };
}

type CompositionInput = {
  width: number;
  height: number;
  horizon: number;
  light: Circle;
  count: number;
  palette: ReturnType<typeof createPalette>;
};

type Composed = Pick<SlugArt, 'arcs' | 'light'>;

const composers: Record<Composition, (stage: CompositionInput, draw: RandomGenerator) => Composed> = {
  rings: ({ light, count, palette }) => ({
    light,
    arcs: outermostFirst(count).map((index) => ({
      x: light.x,
      y: light.y,
      r: round(light.r * (1.55 + 0.55 * index + 0.12 * index ** 2)),
      fill: mixColors(palette.near, palette.far, index / count),
      isBehind: true,
    })),
  }),
  hills: (stage, draw) => {
    const { width, height, horizon, count, palette } = stage;
    const arcs = outermostFirst(count).map((index) => {
      const r = round(height * draw.between(0.32, 0.62));
      return {
        x: round(width * draw.between(0, 1)),
        y: round(horizon + r * draw.between(0.12, 0.5)),
        r,
        fill: mixColors(palette.near, palette.far, index / (count + 1)),
        isBehind: false,
      };
    });
    return { arcs, light: placeLightBehindHills(arcs, stage) };
  },
  'far rings': ({ width, horizon, light, count, palette }) => ({
    light,
    arcs: outermostFirst(count).map((index) => ({
      x: light.x < width / 2 ? width : 0,
      y: horizon,
      r: round(light.r * (1.2 + 0.75 * index + 0.14 * index ** 2)),
      fill: mixColors(palette.near, palette.far, index / count),
      isBehind: true,
    })),
  }),
  trail: ({ width, light, count, palette }) => {
    const direction = light.x < width / 2 ? -1 : 1;
    const arcs = outermostFirst(count).map((index) => ({
      x: round(light.x + direction * light.r * (0.55 * index + 0.16 * index ** 2)),
      y: light.y,
      r: round(light.r * (1.15 + 0.42 * index)),
      fill: mixColors(palette.near, palette.far, index / count),
      isBehind: true,
    }));
    return { arcs, light };
  },
};

function placeLightBehindHills(hills: Circle[], { width, horizon, light }: CompositionInput): Circle {
  const ridgeAt = (x: number) =>
    Math.min(
      horizon,
      ...hills
        .filter((hill) => Math.abs(x - hill.x) < hill.r)
        .map((hill) => hill.y - Math.sqrt(hill.r ** 2 - (x - hill.x) ** 2)),
    );
  const places = Array.from({ length: 29 }, (_, step) => limitToPicture(width, light.r, width * (0.22 + 0.02 * step)));
  const x = places.reduce((lowest, place) => (ridgeAt(place) > ridgeAt(lowest) ? place : lowest));
  return { ...light, x, y: round(Math.max(light.r * 1.1, ridgeAt(x) - (2 / 3) * light.r)) };
}

const outermostFirst = (count: number) => Array.from({ length: count }, (_, index) => count - 1 - index);

function strokesUnder(light: Circle, horizon: number, height: number, draw: RandomGenerator): SlugArt['strokes'] {
  const step = (height - horizon) / 8;
  return Array.from({ length: 6 }, (_, index) => {
    const half = light.r * (0.95 - 0.09 * index) * draw.between(0.62, 1.1);
    const middle = light.x + draw.between(-0.25, 0.25) * light.r;
    return {
      y: round(horizon + step * (0.6 + 1.05 * index)),
      from: round(middle - half),
      to: round(middle + half),
      thickness: 2.4 - 0.15 * index,
      opacity: round(1 - index / 7),
    };
  });
}

const limitToPicture = (width: number, r: number, x: number) => round(Math.min(width - r - 2, Math.max(r + 2, x)));

const round = (value: number) => Math.round(value * 10) / 10;
