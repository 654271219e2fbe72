import { oklch } from './color.ts';
import { bandNames, bands, type Band } from './slug-art.ts';

export const bandAt = (index: number): Band => bandNames[index % bandNames.length] ?? 'indigo';

export function bandColour(band: Band): string {
  const { hue, chroma } = bands[band];
  return oklch(0.6, chroma * 1.2, hue);
}
