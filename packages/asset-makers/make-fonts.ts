/**
 * Writes the fonts of share pictures and PDFs: `node backend/scripts/make-fonts.ts assets/fonts`. The same source fonts
 * give the same files, which are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder to write to.');

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('');

/** Latin characters of languages of Europe and the Americas, and the punctuation of our texts. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}‘’“”–—…·`;
/** Characters that the font of every script gets, so that a space does not split a line into several fonts. */
const common = ` !"'(),-./0123456789:;?`;

/** The 6,355 kanji of the Japanese standard JIS X 0208, read from its encoding. */
function kanji(): string {
  const bytes = Buffer.from(
    Array.from({ length: 84 - 15 }, (_, row) => row + 16).flatMap((row) =>
      Array.from({ length: 94 }, (_, cell) => [0xa0 + row, 0xa1 + cell]).flat(),
    ),
  );
  return new TextDecoder('euc-jp').decode(bytes).replaceAll('\ufffd', '');
}

const eastAsian = [common, range(0x3000, 0x30ff), range(0xff01, 0xffef)].join('');
const hangul = [range(0x1100, 0x11ff), range(0x3131, 0x318e), range(0xac00, 0xd7a3)].join('');
const hebrew = [range(0x590, 0x5ff), range(0xfb1d, 0xfb4f)].join('');
const arabic = [range(0x600, 0x6ff), range(0x750, 0x77f), range(0x200c, 0x200d)].join('');
const devanagari = [range(0x900, 0x97f), range(0xa8e0, 0xa8ff), range(0x200c, 0x200d), '\u25cc'].join('');

const display = { opsz: 72, wght: 390 };
const newsreader = (part: string) => `@fontsource-variable/newsreader/files/newsreader-${part}-opsz-normal.woff2`;
/** Finds the font files next to the entry of the package, because the package does not export them. */
const noto = (name: string, file: string) =>
  new URL(`../fonts/${file}`, import.meta.resolve(`@embedpdf/fonts-${name}`)).href;

/**
 * Splits the Chinese font into four: the subsetter cannot process all 20,900 characters in one call, and few texts need
 * all four.
 */
const chinese = Object.fromEntries(
  [eastAsian + range(0x4e00, 0x61ff), range(0x6200, 0x75ff), range(0x7600, 0x89ff), range(0x8a00, 0x9fff)].map(
    (characters, part) => [
      `noto-sans-sc-${part + 1}.otf`,
      { file: noto('sc', 'NotoSansHans-Regular.otf'), characters },
    ],
  ),
);

const cuts: Record<string, { file: string; characters: string; axes?: Record<string, number> }> = {
  'newsreader-display.ttf': { file: newsreader('latin'), characters: latin, axes: display },
  'newsreader-display-ext.ttf': { file: newsreader('latin-ext'), characters: latin, axes: display },
  'instrument-sans.ttf': {
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    characters: latin,
    axes: { wght: 500 },
  },
  'noto-sans-hebrew.ttf': { file: noto('hebrew', 'NotoSansHebrew-Regular.ttf'), characters: hebrew + common },
  'noto-naskh-arabic.ttf': { file: noto('arabic', 'NotoNaskhArabic-Regular.ttf'), characters: arabic + common },
  'noto-sans-devanagari.ttf': {
    file: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
    characters: devanagari + common,
  },
  'noto-sans-jp.otf': { file: noto('jp', 'NotoSansJP-Regular.otf'), characters: eastAsian + kanji() },
  'noto-sans-kr.otf': { file: noto('kr', 'NotoSansKR-Regular.otf'), characters: hangul + common },
  ...chinese,
};

await mkdir(folder, { recursive: true });
for (const [name, cut] of Object.entries(cuts)) {
  const source = await readFile(fileURLToPath(import.meta.resolve(cut.file)));
  const font = await subsetFont(source, cut.characters, { targetFormat: 'sfnt', variationAxes: cut.axes ?? {} });
  await writeFile(join(folder, name), font);
  console.log(`${name} ${(font.length / 1024).toFixed(1)} KB`);
}
