import { mixColors } from './color.ts';

export type SkyColors = {
  /** Colours as #RRGGBB: top of the sky, sky at the horizon, sea at the horizon, lower edge of the sea. */
  top: string;
  line: string;
  sea: string;
  seaEnd: string;
  tone: 'light' | 'dark';
  /** `strengths` are opacities of the seven circles around the sun or moon, the innermost first. */
  rings: { color: string; strengths: readonly number[] };
  disc: {
    kind: 'sun' | 'moon';
    color: string;
    /** Horizontal position of the sun or moon, 0 left to 1 right. */
    progress: number;
    /** 1 at the highest point, 0 on the horizon, and negative below the horizon. */
    altitude: number;
    /** Factor of the base radius of the sun or moon. */
    scale: number;
  };
  reflection: { color: string; strength: number };
};

type Stop = readonly [
  hour: number,
  top: string,
  line: string,
  sea: string,
  seaEnd: string,
  light: string,
  ring: string,
  strength: number,
];

const moonlight = '#F3F1EA';

const stops: readonly Stop[] = [
  [0, '#0D1126', '#1A2148', '#151B3B', '#10142B', '#F3F1EA', '#AEB6E6', 0.055],
  [4.6, '#10152E', '#262D5C', '#181F43', '#10142B', '#F3F1EA', '#AEB6E6', 0.055],
  [5.4, '#161D45', '#463F6E', '#232858', '#151A3A', '#F28C50', '#FF8459', 0.1],
  [6.4, '#273470', '#534670', '#333A6C', '#202750', '#FBAB58', '#FF9660', 0.145],
  [6.8, '#B7C7E6', '#F7E0CC', '#E7E0E3', '#F4F6FA', '#F7AE4C', '#FFF0DC', 0.2],
  [8, '#B3CAE9', '#EDF0F3', '#DEE6F0', '#F4F6FA', '#F5B748', '#FFF6E4', 0.2],
  [12.5, '#A9C6EA', '#E6EEF7', '#DAE5F2', '#F4F6FA', '#F2B640', '#FFFBF0', 0.2],
  [16.5, '#B1C7E6', '#F3EBDF', '#E1E5EC', '#F4F6FA', '#F2B144', '#FFF3DC', 0.2],
  [18.3, '#BDC3DE', '#F8D8B6', '#EADBD3', '#F4F6FA', '#F29F42', '#FFE7C6', 0.2],
  [18.7, '#232F68', '#564975', '#31386B', '#1E254C', '#F59A44', '#FF8F5C', 0.165],
  [19.2, '#1A2355', '#4F4672', '#2A2F62', '#181E44', '#F28440', '#FF7F50', 0.18],
  [20, '#131A40', '#313666', '#1B2149', '#12173A', '#E0714C', '#B98CB0', 0.07],
  [21.5, '#10152E', '#20274F', '#171D3F', '#10142B', '#F3F1EA', '#AEB6E6', 0.055],
  [24, '#0D1126', '#1A2148', '#151B3B', '#10142B', '#F3F1EA', '#AEB6E6', 0.055],
];

const [sunRises, sunSets] = [5.1, 19.9];
const darkRingShares = [1, 0.82, 0.6, 0.46, 0.34, 0.26, 0.2];

/** `hour` is a local hour from 0 to 24, such as 19.5 for 19:30. */
export function computeSkyColors(hour: number): SkyColors {
  const at = skipTwilight(((hour % 24) + 24) % 24);
  const [top, line, sea, seaEnd, light, ring, strength] = interpolate(at);
  const tone = getSkyTone(at);
  const isSun = at >= sunRises && at <= sunSets;
  const progress = isSun ? (at - 6) / 13 : ((at < 12 ? at + 24 : at) - 20.3) / 8.4;
  const altitude = Math.sin(Math.PI * progress);
  const color = isSun ? light : moonlight;
  return {
    top,
    line,
    sea,
    seaEnd,
    tone,
    rings: { color: ring, strengths: darkRingShares.map((share) => strength * (tone === 'light' ? 1 : share)) },
    disc: {
      kind: isSun ? 'sun' : 'moon',
      color,
      progress: Math.min(1, Math.max(0, progress)),
      altitude,
      scale: isSun ? 1 + 0.22 * Math.max(0, 1 - 2.2 * Math.abs(altitude)) : 0.82,
    },
    reflection: { color, strength: (isSun ? 0.75 : 0.5) * Math.max(0.16, 1 - 0.9 * Math.abs(altitude)) },
  };
}

/** Text on the sky needs the opposite tone, and the sky is bright from 06:36 to 18:30. */
export function getSkyTone(hour: number): SkyColors['tone'] {
  return hour >= 6.6 && hour < 18.5 ? 'light' : 'dark';
}

/** The dark theme replaces a daylight hour by an hour with the sun on the horizon. */
export function adjustHourToTheme(hour: number, isDark: boolean): number {
  return isDark && hour >= 6.5 && hour < 18.5 ? 19.2 : hour;
}

export function toDecimalHour(moment: Date): number {
  return moment.getHours() + moment.getMinutes() / 60;
}

/** Skips hours of twilight, because text has too little contrast on a sky between dark and bright. */
function skipTwilight(hour: number): number {
  if (hour > 6.4 && hour < 6.6) return 6.4;
  if (hour >= 6.6 && hour < 6.8) return 6.8;
  if (hour > 18.3 && hour < 18.5) return 18.3;
  if (hour >= 18.5 && hour < 18.7) return 18.7;
  return hour;
}

function interpolate(hour: number): [string, string, string, string, string, string, number] {
  const next = stops.findIndex(([stopHour], index) => index > 0 && stopHour >= hour);
  const [from, to] = [stops[next - 1], stops[next]];
  if (!from || !to) throw new RangeError(`No sky at hour ${hour}`);
  const share = (hour - from[0]) / (to[0] - from[0]);
  const color = (index: 1 | 2 | 3 | 4 | 5 | 6) => mixColors(from[index], to[index], share);
  return [color(1), color(2), color(3), color(4), color(5), color(6), from[7] + (to[7] - from[7]) * share];
}
