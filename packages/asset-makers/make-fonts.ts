import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const [pdfFolder, siteFolder] = process.argv.slice(2);
if (pdfFolder === undefined || siteFolder === undefined) throw new Error('Name the two folders to write to.');

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('');

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}‘’“”–—…·`;
/** Each fallback font has these characters, so that a text with a space needs only one font. */
const common = ` !"'(),-./0123456789:;?`;

/** Decodes all two-byte codes of JIS X 0208, which has 6,355 kanji. */
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
const instrumentSans = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
/** The package does not export the font file, so the code finds the file by its folder. */
const noto = (name: string, file: string) =>
  new URL(`../fonts/${file}`, import.meta.resolve(`@embedpdf/fonts-${name}`)).href;

/** The font tool cannot process all 20,900 characters in one call. */
const chinese = Object.fromEntries(
  [eastAsian + range(0x4e00, 0x61ff), range(0x6200, 0x75ff), range(0x7600, 0x89ff), range(0x8a00, 0x9fff)].map(
    (characters, part) => [
      `noto-sans-sc-${part + 1}.otf`,
      { file: noto('sc', 'NotoSansHans-Regular.otf'), characters },
    ],
  ),
);

interface Cut {
  file: string;
  characters: string;
  axes?: Parameters<typeof subsetFont>[2]['variationAxes'];
}

const pdfFonts: Record<string, Cut> = {
  'newsreader-display.ttf': { file: newsreader('latin'), characters: latin, axes: display },
  'newsreader-display-ext.ttf': { file: newsreader('latin-ext'), characters: latin, axes: display },
  'instrument-sans.ttf': {
    file: instrumentSans,
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

/** The first page view loads these fonts, so the fonts contain only Latin-1 and punctuation. */
const siteCharacters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}‘’“”–—…•→←−×€™ŒœŠšŽžŸıˆ˜`;
const quotation = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .,;:!?()-&\'"‘’“”–—…';
const newsreaderItalic = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2';

const siteFonts: Record<string, Cut> = {
  'newsreader-display.woff2': { file: newsreader('latin'), characters: siteCharacters, axes: display },
  'newsreader-reading.woff2': {
    file: newsreader('latin'),
    characters: siteCharacters,
    axes: { opsz: 20, wght: 400 },
  },
  'newsreader-italic.woff2': { file: newsreaderItalic, characters: quotation, axes: { opsz: 60, wght: 390 } },
  'instrument-sans.woff2': {
    file: instrumentSans,
    characters: siteCharacters,
    axes: { wght: { min: 400, max: 600 } },
  },
};

async function writeFonts(folder: string, fonts: Record<string, Cut>, targetFormat: 'sfnt' | 'woff2'): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, { file, characters, axes = {} }] of Object.entries(fonts)) {
    const source = await readFile(fileURLToPath(import.meta.resolve(file)));
    const font = await subsetFont(source, characters, { targetFormat, variationAxes: axes });
    await writeFile(join(folder, name), font);
    console.log(`${name} ${(font.length / 1024).toFixed(1)} KB`);
  }
}

await writeFonts(pdfFolder, pdfFonts, 'sfnt');
await writeFonts(siteFolder, siteFonts, 'woff2');
