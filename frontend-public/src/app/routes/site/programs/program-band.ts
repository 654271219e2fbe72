import { oklch } from '../../../../ui/art/color.ts';
import { bandNames, bands, type Band } from '../../../../ui/art/slug-art.ts';

export const bandAt = (index: number): Band => bandNames[index % bandNames.length] ?? 'indigo';

export function bandColour(band: Band): string {
  const { hue, chroma } = bands[band];
  return oklch(0.6, chroma * 1.2, hue);
}
