import { drawFrom, seedOf } from '../../ui/art/seed.ts';

export type Star = { x: number; y: number; r: number; opacity: number };
/** In px of the sky; `left` to `right`, `top` to `bottom`. */
export type Clearing = { left: number; right: number; top: number; bottom: number };
type Stage = { width: number; height: number; clearings: readonly Clearing[] };

/** Tries before a point is left where it is: a sky of nothing but clearings must not be looked for for ever. */
const tries = 40;

/**
 * As many points of light as `count`, always the same for the same sky: denser toward its lower edge, none on a
 * clearing, and the first of them the one that is lit.
 */
export function starsOf(count: number, { width, height, clearings }: Stage): Star[] {
  const draw = drawFrom(seedOf('members'));
  const place = () => ({ x: draw.between(0, width), y: height * draw.between(0, 1) ** 0.72 });
  const isClear = ({ x, y }: { x: number; y: number }) =>
    !clearings.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  return Array.from({ length: count }, (_, index) => {
    const size = draw.between(0, 1) ** 2;
    let at = index === 0 ? { x: width * 0.54, y: height * 0.42 } : place();
    for (let tried = 0; tried < tries && !isClear(at); tried += 1) at = place();
    return { ...at, r: 0.5 + size * 0.85, opacity: 0.3 + size * 0.6 };
  });
}
