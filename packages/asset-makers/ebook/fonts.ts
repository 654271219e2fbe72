import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const NEWSREADER = '@fontsource-variable/newsreader/files/newsreader-latin-opsz';
const INSTRUMENT_SANS = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght';
const CHARACTERS = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}“”‘’·`;

const fontSources = {
  display: { file: `${NEWSREADER}-normal.woff2`, axes: { opsz: 72, wght: 390 } },
  reading: { file: `${NEWSREADER}-normal.woff2`, axes: { opsz: 14, wght: 400 } },
  italic: { file: `${NEWSREADER}-italic.woff2`, axes: { opsz: 40, wght: 390 } },
  sans: { file: `${INSTRUMENT_SANS}-normal.woff2`, axes: { wght: 500 } },
} as const;

export type FontName = keyof typeof fontSources;

export async function instantiateFonts(): Promise<[FontName, Buffer][]> {
  return Promise.all(
    Object.entries(fontSources).map(async ([name, { file, axes }]): Promise<[FontName, Buffer]> => {
      const font = await readFile(fileURLToPath(import.meta.resolve(file)));
      return [
        name as FontName,
        await subsetFont(font, CHARACTERS, { targetFormat: 'sfnt', variationAxes: { ...axes } }),
      ];
    }),
  );
}
