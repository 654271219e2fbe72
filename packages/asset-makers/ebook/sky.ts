import { color, page } from './paper.ts';

export interface Sky {
  hour: number;
  top: string;
  line: string;
  sea: string;
  seaEnd: string;
  light: string;
  ring: string;
  strength: number;
  isDay: boolean;
  isUnlit: boolean;
}

const rows = [
  [5.1, '#10152E', '#262D5C', '#181F43', '#10142B', '#F3F1EA', '#AEB6E6', 0.055],
  [5.4, '#161D45', '#463F6E', '#232858', '#151A3A', '#F28C50', '#FF8459', 0.1],
  [6.4, '#273470', '#534670', '#333A6C', '#202750', '#FBAB58', '#FF9660', 0.145],
  [6.8, '#B7C7E6', '#F7E0CC', '#E7E0E3', color.mist, '#F7AE4C', '#FFF0DC', 0.2],
  [8, '#B3CAE9', '#EDF0F3', '#DEE6F0', color.mist, '#F5B748', '#FFF6E4', 0.2],
  [10, '#AFC8E9', '#EAEFF5', '#DCE6F1', color.mist, '#F4B745', '#FFF8E9', 0.2],
  [12.5, '#A9C6EA', '#E6EEF7', '#DAE5F2', color.mist, '#F2B640', '#FFFBF0', 0.2],
] as const;

export const skies: readonly Sky[] = rows.map(([hour, top, line, sea, seaEnd, light, ring, strength], at) => ({
  ...{ hour, top, line, sea, seaEnd, light, ring, strength },
  isDay: hour > 6.5,
  isUnlit: at === 0,
}));

export const sunrise: Sky = { ...skies[2]!, hour: 6.25 };

const strokes = [
  [0.98, 0.1],
  [0.86, -0.12],
  [0.6, 0.2],
  [0.46, -0.06],
  [0.38, 0.14],
] as const;

export function paintSky(
  doc: PDFKit.PDFDocument,
  sky: Sky,
  stage: { height: number; line: number; radius: number },
): void {
  const { height, line } = stage;
  const altitude = Math.sin((Math.PI * (sky.hour - 6)) / 13);
  const radius = stage.radius * (1 + 0.22 * Math.max(0, 1 - 2.2 * Math.abs(altitude)));
  const x = page.width * 0.84;
  const rise = altitude > 0 ? altitude * (line - 1.9 * radius - 12) : altitude * 5 * radius;
  const y = line - (sky.isUnlit ? 0 : rise);

  doc.rect(0, 0, page.width, line).fill(doc.linearGradient(0, 0, 0, line).stop(0, sky.top).stop(1, sky.line));
  doc
    .rect(0, line, page.width, height - line)
    .fill(doc.linearGradient(0, line, 0, height).stop(0, sky.sea).stop(1, sky.seaEnd));

  doc.save().rect(0, 0, page.width, line).clip();
  const fades = sky.isDay ? [1, 1, 1, 1, 1, 1, 1] : [1, 0.82, 0.6, 0.46, 0.34, 0.26, 0.2];
  fades.forEach((fade, i) => {
    doc
      .circle(x, y, radius * (1.55 + 0.75 * i + 0.34 * i * i))
      .fillOpacity(sky.strength * fade)
      .fill(sky.ring);
  });
  doc.fillOpacity(1).circle(x, y, radius);
  if (sky.isUnlit) doc.dash(0.1, { space: 5 }).lineCap('round').lineWidth(1.6).stroke(sky.light).undash();
  else doc.fill(sky.light);
  doc.restore();

  if (!sky.isUnlit) paintReturningLight(doc, sky.light, { x, line, radius, altitude });
  doc.fillOpacity(sky.isDay ? 0.55 : 0.5);
  doc.rect(0, line - 0.5, page.width, 1).fill(sky.isDay ? color.ink : color.night);
  doc.fillOpacity(1);
}

function paintReturningLight(
  doc: PDFKit.PDFDocument,
  light: string,
  { x, line, radius, altitude }: { x: number; line: number; radius: number; altitude: number },
): void {
  strokes.forEach(([reach, shift], i) => {
    const width = radius * 2 * reach;
    const thickness = 2 - 0.09 * i;
    const opacity = (1 - i / strokes.length) * 0.75 * Math.max(0.3, 1 - 0.9 * Math.abs(altitude));
    doc.fillOpacity(opacity);
    doc
      .roundedRect(x - width / 2 + shift * radius, line + 6 + 5.4 * i + 0.7 * i * i, width, thickness, thickness / 2)
      .fill(light);
  });
  doc.fillOpacity(1);
}
