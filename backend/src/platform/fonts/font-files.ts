import { createRequire } from 'node:module';
import { join } from 'node:path';
import { assets } from '../site/folders.ts';

const require = createRequire(import.meta.url);
const made = (name: string): string => join(assets, 'fonts', name);

export const serif = {
  reading: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'),
} as const;

/** The fonts of the site. Rare characters of the headline font are in a second file. */
export const siteFonts = {
  display: made('newsreader-display.ttf'),
  displayExt: made('newsreader-display-ext.ttf'),
  sans: made('instrument-sans.ttf'),
} as const;

const japanese = [made('noto-sans-jp.otf')];
const chinese = [1, 2, 3, 4].map((part) => made(`noto-sans-sc-${part}.otf`));

const byScript: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\p{Script_Extensions=Hebrew}/u, [made('noto-sans-hebrew.ttf')]],
  [/\p{Script_Extensions=Arabic}/u, [made('noto-naskh-arabic.ttf')]],
  [/\p{Script_Extensions=Devanagari}/u, [made('noto-sans-devanagari.ttf')]],
  [/\p{Script=Hangul}/u, [made('noto-sans-kr.otf')]],
];
const eastAsian =
  /[\p{Script=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Selects fonts for the characters that the serif font lacks, in the order of lookup. Japanese and Chinese draw the
 * same characters differently, so a text with Japanese kana uses the Japanese fonts.
 */
export function fallbackFonts(text: string): string[] {
  const found = byScript.filter(([script]) => script.test(text)).flatMap(([, files]) => files);
  if (!eastAsian.test(text)) return found;
  return [...found, ...(kana.test(text) ? [...japanese, ...chinese] : [...chinese, ...japanese])];
}
