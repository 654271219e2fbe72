/** Colours and soft edges for flat shapes. Lengths are points; a canvas has `scale` pixels to the point. */

export type Rgb = readonly [number, number, number];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes in OKLab, as every sky of the site is mixed; `share` 0 is `from`, 1 is `to`. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const [a, b] = [toOklab(from), toOklab(to)];
  return fromOklab([0, 1, 2].map((i) => at(a, i) + (at(b, i) - at(a, i)) * share));
}

/** Lays `paint` over `ground` with the given opacity, as a browser does. */
export function over(ground: Rgb, paint: Rgb, opacity: number): Rgb {
  const channel = (i: number) => at(ground, i) + (at(paint, i) - at(ground, i)) * opacity;
  return [channel(0), channel(1), channel(2)];
}

/** How much of a pixel a disc covers: its edge is one pixel soft. */
export const inDisc = (x: number, y: number, disc: { x: number; y: number; r: number }, scale: number): number =>
  held((disc.r - Math.hypot(x - disc.x, y - disc.y)) * scale + 0.5);

/** How much of a pixel a level stroke with round ends covers. */
export const inStroke = (
  x: number,
  y: number,
  stroke: { x: number; y: number; width: number; thickness: number },
  scale: number,
): number => {
  const reach = Math.max(0, stroke.width / 2 - stroke.thickness / 2);
  const dx = Math.max(0, Math.abs(x - stroke.x) - reach);
  return held((stroke.thickness / 2 - Math.hypot(dx, y - stroke.y)) * scale + 0.5);
};

const held = (value: number): number => Math.min(1, Math.max(0, value));
const at = (values: readonly number[], i: number): number => values[i] ?? 0;

function toOklab(color: Rgb): number[] {
  const [r, g, b] = color.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  const cones = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ];
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    times(cones, [r ?? 0, g ?? 0, b ?? 0]).map(Math.cbrt),
  );
}

function fromOklab(lab: number[]): Rgb {
  const cones = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  ).map((v) => v ** 3);
  const linear = times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    cones,
  );
  const byte = (v: number) => held(v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055) * 255;
  return [byte(at(linear, 0)), byte(at(linear, 1)), byte(at(linear, 2))];
}

const times = (matrix: number[][], vector: number[]): number[] =>
  matrix.map((row) => row.reduce((sum, value, i) => sum + value * at(vector, i), 0));
