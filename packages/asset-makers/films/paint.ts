/** 8-bit gradients have visible steps, so the colors are floating-point numbers. */
import { reflectionStrokes } from 'frontend-public/art/reflection';
import type { SkyColors } from 'frontend-public/art/sky';

type Color = readonly [red: number, green: number, blue: number];
interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export const width = 1280;
export const height = 720;
/** The sun and the moon are not drawn below this row. */
export const line = Math.round(height * 0.66);
const base = height * 0.115;
const breath = 10;
const moonPhase = 0.36;

const readChannel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);
export const rgb = (hex: string): Color => [readChannel(hex, 1), readChannel(hex, 3), readChannel(hex, 5)];

export function blend(picture: Float32Array, over: Float32Array, share: number): void {
  over.forEach((value, at) => add(picture, at, value, share));
}

function add(picture: Float32Array, at: number, value: number, share: number): void {
  const before = picture[at] ?? 0;
  picture[at] = before + (value - before) * share;
}

export function tint(picture: Float32Array, x: number, y: number, color: Color, share: number): void {
  const at = (y * width + x) * 3;
  color.forEach((value, channel) => add(picture, at + channel, value, share));
}

/** `x` is a share of the width, `at` is in seconds, and `light` is an opacity. */
export function paintSky(sky: SkyColors, { x, at, light }: { x: number; at: number; light: number }): Float32Array {
  const picture = new Float32Array(width * height * 3);
  gradient(picture, 0, line, rgb(sky.top), rgb(sky.line));
  gradient(picture, line, height, rgb(sky.sea), rgb(sky.seaEnd));
  const { altitude, kind } = sky.disc;
  const radius = base * sky.disc.scale;
  const lift = Math.max(0, altitude) * (line - 1.9 * radius - 70);
  const depth = Math.max(0, -altitude) * radius * (kind === 'sun' ? 5 : 7);
  const disc = { x: x * width, y: line - lift + depth, radius };
  paintLight(picture, sky, disc, at, light);
  paintReflection(picture, sky, disc, at, light);
  const edge = rgb(sky.tone === 'light' ? '#151D36' : '#F3F1EA');
  for (let column = 0; column < width; column += 1)
    tint(picture, column, line, edge, sky.tone === 'light' ? 0.5 : 0.45);
  return picture;
}

function gradient(picture: Float32Array, from: number, to: number, first: Color, last: Color): void {
  for (let y = from; y < to; y += 1) {
    const share = (y - from) / (to - from - 1);
    const color = mix(first, last, share);
    for (let x = 0; x < width; x += 1) picture.set(color, (y * width + x) * 3);
  }
}

const mix = ([r, g, b]: Color, [red, green, blue]: Color, share: number): Color => [
  r + (red - r) * share,
  g + (green - g) * share,
  b + (blue - b) * share,
];

const inside = (distance: number, radius: number): number => Math.min(1, Math.max(0, radius - distance + 0.5));

function paintLight(picture: Float32Array, sky: SkyColors, disc: Disc, at: number, light: number): void {
  const { x: centre, y: middle, radius } = disc;
  const swell = (ring: number) => 1 + 0.0175 * (1 - Math.cos((2 * Math.PI * (at - ring * 0.35)) / breath));
  const rings = sky.rings.strengths.map((strength, ring) => ({
    strength: strength * light,
    radius: radius * (1.55 + 0.75 * ring + 0.34 * ring ** 2) * swell(ring),
  }));
  const ringColor = rgb(sky.rings.color);
  for (let y = 0; y < line; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [across, down] = [x + 0.5 - centre, y + 0.5 - middle];
      const distance = Math.hypot(across, down);
      let clear = 1;
      for (const ring of rings) clear *= 1 - ring.strength * inside(distance, ring.radius);
      if (clear < 1) tint(picture, x, y, ringColor, 1 - clear);
      const covered = inside(distance, radius) * light;
      if (covered > 0) paintDisc(picture, sky, disc, x, y, covered);
    }
  }
}

function paintDisc(picture: Float32Array, sky: SkyColors, disc: Disc, x: number, y: number, covered: number): void {
  const { radius } = disc;
  const [across, down] = [(x + 0.5 - disc.x) / radius, (y + 0.5 - disc.y) / radius];
  if (sky.disc.kind === 'sun') return tint(picture, x, y, rgb(sky.disc.color), covered);
  const dark = mix(rgb(sky.top), rgb('#8790C8'), 0.22);
  tint(picture, x, y, dark, covered);
  const shadow = Math.cos(2 * Math.PI * moonPhase) * Math.sqrt(Math.max(0, 1 - down ** 2));
  const lit = Math.min(1, Math.max(0, (across - shadow) * radius + 0.5));
  tint(picture, x, y, rgb(sky.disc.color), covered * lit);
}

function paintReflection(
  picture: Float32Array,
  sky: SkyColors,
  { x: centre, radius }: Disc,
  at: number,
  light: number,
): void {
  const color = rgb(sky.reflection.color);
  const strength = sky.reflection.strength * light;
  reflectionStrokes.forEach(({ y, from, to, thickness, opacity }, index) => {
    const sway = 5 * Math.sin((2 * Math.PI * at) / breath + index * 1.7);
    const [left, right] = [centre + (from / 100) * radius + sway, centre + (to / 100) * radius + sway];
    const [top, bottom] = [line + y * 1.25, line + y * 1.25 + thickness * 1.3];
    for (let row = Math.floor(top); row < Math.min(height, Math.ceil(bottom)); row += 1) {
      const tall = Math.min(bottom, row + 1) - Math.max(top, row);
      for (let column = Math.max(0, Math.floor(left)); column < Math.min(width, Math.ceil(right)); column += 1) {
        const wide = Math.min(right, column + 1) - Math.max(left, column);
        tint(picture, column, row, color, opacity * strength * Math.min(1, tall) * Math.min(1, wide));
      }
    }
  });
}

/** Ordered dithering makes gradients smooth. */
const pattern = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((step) => (step + 0.5) / 16);

export function toBytes(picture: Float32Array): Buffer {
  const bytes = Buffer.alloc(picture.length);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const nudge = pattern[(y % 4) * 4 + (x % 4)] ?? 0;
      for (let channel = 0; channel < 3; channel += 1, at += 1)
        bytes[at] = Math.min(255, Math.max(0, Math.floor((picture[at] ?? 0) + nudge)));
    }
  }
  return bytes;
}
