/** Email clients show no SVG, so `npm run email-header -w packages/asset-makers` draws a PNG. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const [width, height] = [600, 236];
const horizon = 170;
const sun = { x: 408, y: 174, r: 69 };
const sky = { top: '#B7C7E6', line: '#F6E1CF' };
const sea = { line: '#E6E1E4', end: '#F4F6FA' };
const [light, ring, ink] = ['#F7AF4C', '#FFF1DD', '#151D36'];

const rings = [0, 1, 2, 3, 4, 5, 6].map((i) => disc(sun.r * (1.55 + 0.75 * i + 0.34 * i * i), ring, 0.2));

const strokes = [
  [150, 12],
  [135, -4],
  [88, 20],
  [57, 6],
  [54, 22],
].map(([length = 0, shift = 0], i) => {
  const [x, y, thickness] = [sun.x - 3 + shift, horizon + 7 + 6.2 * i + 0.85 * i * i, 2.6 - 0.09 * i];
  const half = (length - thickness) / 2;
  return `<path d="M${x - half} ${y}h${2 * half}" stroke="${light}" stroke-width="${thickness}" stroke-linecap="round" stroke-opacity="${(1 - i / 5) * 0.75}"/>`;
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  ${gradient('sky', sky.top, sky.line)}${gradient('sea', sea.line, sea.end)}
  <clipPath id="above"><path d="M0 0h${width}v${horizon}H0z"/></clipPath>
  <path d="M0 0h${width}v${horizon}H0z" fill="url(#sky)"/>
  <path d="M0 ${horizon}h${width}V${height}H0z" fill="url(#sea)"/>
  <g clip-path="url(#above)">${rings.join('')}${disc(sun.r, light, 1)}</g>
  ${strokes.join('')}
  <path d="M0 ${horizon}h${width}" stroke="${ink}" stroke-width="1.25" stroke-opacity="0.55"/>
</svg>`;

function disc(radius: number, fill: string, opacity: number): string {
  return `<circle cx="${sun.x}" cy="${sun.y}" r="${radius}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

function gradient(id: string, from: string, to: string): string {
  const stops = `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
  return `<linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>`;
}

const file = process.argv[2];
if (file === undefined) throw new Error('Name the file to write.');
const png = new Resvg(svg, { fitTo: { mode: 'zoom', value: 2 } }).render().asPng();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, png);
console.log(`${file}: ${Math.ceil(png.length / 1000)} KB`);
