/**
 * Makes the static fonts in src/ui/fonts from the variable originals, limited to Latin-1 and our punctuation: the first
 * page view loads 47 KB (display and sans). Large sizes use the display cut, because the text cut looks coarse from 60
 * px up. Run it when a font package changes: `npm run fonts -w frontend-public`. Its output is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const latin = Array.from({ length: 0x17f - 0x20 }, (_, offset) => 0x20 + offset).filter(
  (code) => code < 0x7f || (code > 0x9f && code <= 0xff),
);
const characters = String.fromCodePoint(...latin) + '‘’“”–—…•→←−×€™ŒœŠšŽžŸıˆ˜';

/** The italic font is used only for English quotations, so its character set is smaller. */
const words = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .,;:!?()-&\'"‘’“”–—…';

const cuts = [
  {
    family: 'newsreader',
    file: 'newsreader-latin-opsz-normal',
    cut: 'newsreader-display',
    axes: { opsz: 72, wght: 390 },
  },
  {
    family: 'newsreader',
    file: 'newsreader-latin-opsz-normal',
    cut: 'newsreader-reading',
    axes: { opsz: 20, wght: 400 },
  },
  {
    family: 'newsreader',
    file: 'newsreader-latin-opsz-italic',
    cut: 'newsreader-italic',
    axes: { opsz: 60, wght: 390 },
    text: words,
  },
  {
    family: 'instrument-sans',
    file: 'instrument-sans-latin-wght-normal',
    cut: 'instrument-sans',
    axes: { wght: { min: 400, max: 600 } },
  },
];

for (const { family, file, cut, axes, text = characters } of cuts) {
  const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/files/${file}.woff2`));
  const font = await subsetFont(await readFile(source), text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(new URL(`../src/ui/fonts/${cut}.woff2`, import.meta.url), font);
  process.stdout.write(`${cut}.woff2 ${(font.length / 1024).toFixed(1)} KB\n`);
}
