import { color, page } from './paper.ts';

/** One hour of the site's sky table. `strengths` are those of the seven rings, large first. */
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
  /** Drawn as a dotted outline: not risen, not begun. */
  isUnlit?: boolean;
}

/** From the last dark to noon, one for each morning. */
export const skies: readonly Sky[] = [
  {
    hour: 5.1,
    top: '#10152E',
    line: '#262D5C',
    sea: '#181F43',
    seaEnd: '#10142B',
    light: '#F3F1EA',
    ring: '#AEB6E6',
    strength: 0.055,
    isDay: false,
    isUnlit: true,
  },
  {
    hour: 5.4,
    top: '#161D45',
    line: '#463F6E',
    sea: '#232858',
    seaEnd: '#151A3A',
    light: '#F28C50',
    ring: '#FF8459',
    strength: 0.1,
    isDay: false,
  },
  {
    hour: 6.4,
    top: '#273470',
    line: '#534670',
    sea: '#333A6C',
    seaEnd: '#202750',
    light: '#FBAB58',
    ring: '#FF9660',
    strength: 0.145,
    isDay: false,
  },
  {
    hour: 6.8,
    top: '#B7C7E6',
    line: '#F7E0CC',
    sea: '#E7E0E3',
    seaEnd: color.mist,
    light: '#F7AE4C',
    ring: '#FFF0DC',
    strength: 0.2,
    isDay: true,
  },
  {
    hour: 8,
    top: '#B3CAE9',
    line: '#EDF0F3',
    sea: '#DEE6F0',
    seaEnd: color.mist,
    light: '#F5B748',
    ring: '#FFF6E4',
    strength: 0.2,
    isDay: true,
  },
  {
    hour: 10,
    top: '#AFC8E9',
    line: '#EAEFF5',
    sea: '#DCE6F1',
    seaEnd: color.mist,
    light: '#F4B745',
    ring: '#FFF8E9',
    strength: 0.2,
    isDay: true,
  },
  {
    hour: 12.5,
    top: '#A9C6EA',
    line: '#E6EEF7',
    sea: '#DAE5F2',
    seaEnd: color.mist,
    light: '#F2B640',
    ring: '#FFFBF0',
    strength: 0.2,
    isDay: true,
  },
];

export const sunrise: Sky = { ...skies[2]!, hour: 6.25 };

/** How far the strokes of the returning light reach and how they are shifted; fixed, so that a page never changes. */
const strokes = [
  [0.98, 0.1],
  [0.86, -0.12],
  [0.6, 0.2],
  [0.46, -0.06],
  [0.38, 0.14],
] as const;

/** Paints a picture of the given height across the head of the page; the horizon lies at `line`. */
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
