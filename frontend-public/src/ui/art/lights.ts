import { createRandom, hashSeed } from './seed.ts';

export type LightPoint = { x: number; y: number; size: number };
export type LightFreeArea = { left: number; right: number; top: number; bottom: number };

interface LightPlacement {
  seed: string;
  width: number;
  height: number;
  clearings: readonly LightFreeArea[];
  /** Position of the first light, as a fraction of the width and of the height. */
  first: { x: number; y: number };
}

/** Maximum number of attempts per point, because areas without light may cover the whole canvas. */
const tries = 40;

/** The same placement gives the same points, and a higher `count` only adds points. */
export function placeLights(count: number, { seed, width, height, clearings, first }: LightPlacement): LightPoint[] {
  const draw = createRandom(hashSeed(seed));
  const place = () => ({ x: draw.between(0, width), y: height * draw.between(0, 1) ** 0.72 });
  const isClear = ({ x, y }: { x: number; y: number }) =>
    !clearings.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  return Array.from({ length: count }, (_, index) => {
    const size = draw.between(0, 1) ** 2;
    let at = index === 0 ? { x: width * first.x, y: height * first.y } : place();
    for (let tried = 0; tried < tries && !isClear(at); tried += 1) at = place();
    return { ...at, size };
  });
}
