import { oklchToHex } from './color.ts';
import { colorBandNames, colorBands, type ColorBand } from './slug-art.ts';

export const getProgramBand = (index: number): ColorBand => colorBandNames[index % colorBandNames.length] ?? 'indigo';

export function getBandColor(band: ColorBand): string {
  const { hue, chroma } = colorBands[band];
  return oklchToHex(0.6, chroma * 1.2, hue);
}
