import { createRandom, hashSeed } from './seed.ts';

/** `y` in px below the horizon, `from` and `to` in hundredths of the radius of the sun or moon. */
export type ReflectionStroke = { y: number; from: number; to: number; thickness: number; opacity: number };

export const reflectionStrokes: readonly ReflectionStroke[] = makeStrokes();

function makeStrokes(): ReflectionStroke[] {
  const draw = createRandom(hashSeed('one-light'));
  return Array.from({ length: 13 }, (_, index) => {
    const width = 100 * (1.9 - (1.15 * index) / 13) * (0.62 + 0.55 * draw.between(0, 1));
    const shift = draw.between(-25, 25);
    return {
      y: Math.round(10 * (7 + 6.2 * index + 0.85 * index ** 2)) / 10,
      from: Math.round(shift - width / 2),
      to: Math.round(shift + width / 2),
      thickness: Math.round(100 * (2.6 - 0.09 * index)) / 100,
      opacity: Math.round(100 * (1 - index / 13)) / 100,
    };
  });
}
