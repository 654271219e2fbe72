import { oklchToHex } from './color.ts';
import { programColorNames, programColors, type ProgramColor } from './slug-art.ts';

export const getProgramColor = (index: number): ProgramColor =>
  programColorNames[index % programColorNames.length] ?? 'indigo';

export function getProgramCssColor(band: ProgramColor): string {
  const { hue, chroma } = programColors[band];
  return oklchToHex(0.6, chroma * 1.2, hue);
}
