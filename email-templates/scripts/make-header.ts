/**
 * Draws the picture on top of the welcome mail: mail programs show no SVG, so it is a PNG, 600 by 236 points at twice
 * the pixels. The sky is the site's at 06:54, the sun is just leaving the horizon. Run it again after a change of the
 * sky table: `npm run header -w email-templates`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { encodePng } from './png.ts';
import { inDisc, inStroke, mix, over, rgb, type Rgb } from './paint.ts';

const [width, height, scale] = [600, 236, 2];
const horizon = 170;
const sun = { x: 408, y: 174, r: 69 };

/** The sky's stops at 06:48 and 08:00; 06:54 lies a twelfth of the way. */
const sixFiftyFour = (first: string, light: string): Rgb => mix(rgb(first), rgb(light), 1 / 12);
const sky = { top: sixFiftyFour('#B7C7E6', '#B3CAE9'), line: sixFiftyFour('#F7E0CC', '#EDF0F3') };
const sea = { line: sixFiftyFour('#E7E0E3', '#DEE6F0'), end: rgb('#F4F6FA') };
const light = sixFiftyFour('#F7AE4C', '#F5B748');
const ring = sixFiftyFour('#FFF0DC', '#FFF6E4');
const ink = rgb('#151D36');

const rings = [0, 1, 2, 3, 4, 5, 6].map((i) => ({ ...sun, r: sun.r * (1.55 + 0.75 * i + 0.34 * i * i) }));

/** Width and shift of the five strokes in which the light returns; fixed, so that the file never changes by chance. */
const returning = [
  [150, 12],
  [135, -4],
  [88, 20],
  [57, 6],
  [54, 22],
].map(([length = 0, shift = 0], i) => ({
  x: sun.x - 3 + shift,
  y: horizon + 7 + 6.2 * i + 0.85 * i * i,
  width: length,
  thickness: 2.6 - 0.09 * i,
  opacity: (1 - i / 5) * 0.75,
}));

function skyAt(x: number, y: number): Rgb {
  let color = over(sky.top, sky.line, y / horizon);
  for (const disc of rings) color = over(color, ring, 0.2 * inDisc(x, y, disc, scale));
  return over(color, light, inDisc(x, y, sun, scale));
}

function seaAt(x: number, y: number): Rgb {
  let color = over(sea.line, sea.end, (y - horizon) / (height - horizon));
  for (const stroke of returning) color = over(color, light, stroke.opacity * inStroke(x, y, stroke, scale));
  return color;
}

const pixels = new Uint8Array(width * scale * height * scale * 3);
let next = 0;
for (let row = 0; row < height * scale; row += 1) {
  for (let column = 0; column < width * scale; column += 1) {
    const [x, y] = [(column + 0.5) / scale, (row + 0.5) / scale];
    const color = y < horizon ? skyAt(x, y) : seaAt(x, y);
    const onTheLine = Math.min(1, Math.max(0, 0.625 * scale - Math.abs(y - horizon) * scale + 0.5));
    for (const value of over(color, ink, 0.55 * onTheLine)) pixels[next++] = Math.round(value);
  }
}

const file = process.argv[2];
if (file === undefined) throw new Error('Name the file to write.');
const png = encodePng(width * scale, height * scale, pixels);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, png);
console.log(`${file}: ${Math.ceil(png.length / 1000)} KB`);
