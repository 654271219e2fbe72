import { Resvg } from '@resvg/resvg-js';
import { fileURLToPath } from 'node:url';

export const [width, height] = [640, 360];
const line = 238;
const radius = 34;
const night = { top: '#0D1126', line: '#262D5C', sea: '#181F43', seaEnd: '#10142B', light: '#F3F1EA', ring: '#AEB6E6' };
const ringOpacities = [0.1, 0.08, 0.06, 0.045, 0.03];
const strokes = [
  [0.98, 0.1],
  [0.86, -0.12],
  [0.6, 0.2],
  [0.46, -0.06],
  [0.38, 0.14],
] as const;
const breath = 10;
const fontFiles = [
  fileURLToPath(new URL('../../../backend/assets/fonts/newsreader-display.ttf', import.meta.url)),
  fileURLToPath(new URL('../../../backend/assets/fonts/newsreader-display-ext.ttf', import.meta.url)),
];

export interface Moment {
  readonly at: number;
  readonly risen: number;
  readonly words: string;
  readonly shown: number;
}

export const drawFrame = (moment: Moment): Buffer =>
  Buffer.from(new Resvg(drawing(moment), { font: { fontFiles, loadSystemFonts: false } }).render().pixels);

function drawing({ at, risen, words, shown }: Moment): string {
  const [x, y] = [width * 0.62, line + radius * 0.3 - risen * (line - radius * 2)];
  const swell = (ring: number) => 1 + 0.02 * (1 - Math.cos((2 * Math.PI * (at - ring * 0.4)) / breath));
  const rings = ringOpacities.map(
    (opacity, ring) =>
      `<circle cx="${x}" cy="${y}" r="${radius * (1.55 + 0.75 * ring + 0.3 * ring ** 2) * swell(ring)}" fill="${night.ring}" opacity="${opacity}"/>`,
  );
  const light = strokes.map(([reach, shift], index) => {
    const sway = 2.5 * Math.sin((2 * Math.PI * at) / breath + index * 1.7);
    const across = radius * 2 * reach;
    return `<rect x="${x - across / 2 + shift * radius + sway}" y="${line + 7 + 8 * index + index ** 2}" width="${across}" height="2.4" rx="1.2" fill="${night.light}" opacity="${0.5 - index * 0.08}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${night.top}"/><stop offset="1" stop-color="${night.line}"/></linearGradient>
<linearGradient id="sea" x2="0" y2="1"><stop stop-color="${night.sea}"/><stop offset="1" stop-color="${night.seaEnd}"/></linearGradient>
<clipPath id="above"><rect width="${width}" height="${line}"/></clipPath></defs>
<rect width="${width}" height="${line}" fill="url(#sky)"/><rect y="${line}" width="${width}" height="${height - line}" fill="url(#sea)"/>
<g clip-path="url(#above)">${rings.join('')}<circle cx="${x}" cy="${y}" r="${radius}" fill="${night.light}"/></g>
${light.join('')}<rect y="${line - 0.5}" width="${width}" height="1" fill="${night.light}" opacity="0.45"/>
<text x="40" y="${line - 10}" font-family="Newsreader Display, Newsreader" font-size="32" fill="${night.light}" opacity="${shown}">${words}</text></svg>`;
}
