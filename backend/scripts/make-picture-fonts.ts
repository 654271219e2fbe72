/**
 * Makes the cuts that pictures of pages are set in: `node backend/scripts/make-picture-fonts.ts assets/fonts`. Safe to
 * run any number of times: the same typefaces give the same files, which are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder to write to.');

/** Latin as it is spoken in Europe and the Americas, and the punctuation we set. */
const latin = Array.from({ length: 0x17f - 0x20 }, (_, offset) => 0x20 + offset).filter(
  (code) => code < 0x7f || code > 0x9f,
);
const characters = `${String.fromCodePoint(...latin)}‘’“”–—…·`;

const display = { opsz: 72, wght: 390 };
const cuts = {
  'newsreader-display': { file: 'newsreader/files/newsreader-latin-opsz-normal', axes: display },
  'newsreader-display-ext': { file: 'newsreader/files/newsreader-latin-ext-opsz-normal', axes: display },
  'instrument-sans': { file: 'instrument-sans/files/instrument-sans-latin-wght-normal', axes: { wght: 500 } },
};

await mkdir(folder, { recursive: true });
for (const [name, { file, axes }] of Object.entries(cuts)) {
  const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}.woff2`));
  const font = await subsetFont(await readFile(source), characters, { targetFormat: 'sfnt', variationAxes: axes });
  await writeFile(join(folder, `${name}.ttf`), font);
  console.log(`${name}.ttf ${(font.length / 1024).toFixed(1)} KB`);
}
