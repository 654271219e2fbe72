import { mixColors } from './color.ts';
import { isNewMoon, litMoonPath } from './moon.ts';
import { reflectionStrokes } from './reflection.ts';
import { computeSkyColors, type SkyColors } from './sky.ts';

type SkyLayer = {
  tone: SkyColors['tone'];
  properties: Record<`--${string}`, string>;
  html: string;
};

const ringsOutermostFirst = [6, 5, 4, 3, 2, 1, 0];

/** Draws the sky of one hour as HTML, because the page script draws the sky before React loads. */
export function drawSkyLayer(hour: number, moon: number): SkyLayer {
  const { disc, rings, tone, top, line, sea, seaEnd, reflection } = computeSkyColors(hour);
  const properties = {
    '--progress': disc.progress.toFixed(4),
    '--scale': disc.scale.toFixed(4),
    '--lift': Math.max(0, disc.altitude).toFixed(4),
    '--depth': (Math.max(0, -disc.altitude) * (disc.kind === 'sun' ? 5 : 7)).toFixed(4),
  };
  const circles = ringsOutermostFirst.map((ring) => drawRing(ring, rings.strengths[ring] ?? 0)).join('');
  const light = disc.kind === 'sun' ? `<circle r="100" fill="${disc.color}"/>` : drawMoon(moon, top);
  const html =
    `<div class="sky-above" style="background-image:linear-gradient(${top},${line})">` +
    `<svg class="sky-disc" viewBox="-100 -100 200 200" focusable="false"><g fill="${rings.color}">${circles}</g>${light}</svg></div>` +
    `<div class="sky-below" style="background-image:linear-gradient(${sea},${seaEnd})">${drawReflection(reflection)}</div>` +
    `<div class="sky-horizon" style="background:${tone === 'light' ? '#151d368c' : '#f3f1ea80'}"></div>`;
  return { tone, properties, html };
}

/** Draws the moon as SVG elements around 0,0 with a radius of 100. */
export function drawMoon(phase: number, skyTop: string): string {
  const dark = mixColors(skyTop, '#8790C8', 0.22);
  return isNewMoon(phase)
    ? `<circle r="99" fill="${dark}" stroke="#C3C7DE" stroke-width="2"/>`
    : `<circle r="100" fill="${dark}"/><path d="${litMoonPath(phase, 100)}" fill="#F3F1EA"/>`;
}

function drawRing(ring: number, strength: number): string {
  const radius = (100 * (1.55 + 0.75 * ring + 0.34 * ring ** 2)).toFixed(1);
  const delay = (ring * 0.35).toFixed(2);
  return `<circle r="${radius}" fill-opacity="${strength.toFixed(3)}" class="sky-ring breathes" style="animation-delay:${delay}s"/>`;
}

function drawReflection({ color, strength }: SkyColors['reflection']): string {
  const lines = reflectionStrokes.map(
    ({ y, from, to, thickness, opacity }) =>
      `<path d="M${from} ${y}H${to}" stroke-width="${thickness}" opacity="${opacity}" vector-effect="non-scaling-stroke"/>`,
  );
  return (
    `<svg class="sky-reflection" viewBox="-200 0 400 230" preserveAspectRatio="none" focusable="false">` +
    `<g stroke="${color}" stroke-opacity="${strength.toFixed(3)}" stroke-linecap="round">${lines.join('')}</g></svg>`
  );
}
