type Lab = { l: number; a: number; b: number };

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * Math.max(0, channel) ** (1 / 2.4) - 0.055;

function toLab(hex: string): Lab {
  const channel = (at: number) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

function toHex({ l, a, b }: Lab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const byte = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(channel))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(byte).join('')}`.toUpperCase();
}

export function mixColors(from: string, to: string, share: number): string {
  const [start, end] = [toLab(from), toLab(to)];
  return toHex({
    l: start.l + (end.l - start.l) * share,
    a: start.a + (end.a - start.a) * share,
    b: start.b + (end.b - start.b) * share,
  });
}

/** Clips colors outside sRGB, with lightness from 0 to 1 and hue in degrees. */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  return toHex({ l: lightness, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) });
}
