import { createRequire } from 'node:module';
import { join } from 'node:path';
import { assetsFolder } from '../site/folders.ts';

const require = createRequire(import.meta.url);
const toFontPath = (name: string): string => join(assetsFolder, 'fonts', name);

export const serifFonts = {
  reading: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'),
} as const;

export const siteFonts = {
  display: toFontPath('newsreader-display.ttf'),
  displayExt: toFontPath('newsreader-display-ext.ttf'),
  sans: toFontPath('instrument-sans.ttf'),
} as const;

const japaneseFonts = [toFontPath('noto-sans-jp.otf')];
const chineseFonts = [1, 2, 3, 4].map((part) => toFontPath(`noto-sans-sc-${part}.otf`));

const fontsByScript: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\p{Script_Extensions=Hebrew}/u, [toFontPath('noto-sans-hebrew.ttf')]],
  [/\p{Script_Extensions=Arabic}/u, [toFontPath('noto-naskh-arabic.ttf')]],
  [/\p{Script_Extensions=Devanagari}/u, [toFontPath('noto-sans-devanagari.ttf')]],
  [/\p{Script=Hangul}/u, [toFontPath('noto-sans-kr.otf')]],
];
const eastAsianScripts =
  /[\p{Script=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const kanaPattern = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Japanese and Chinese draw some characters differently, so a text with kana uses Japanese fonts first. */
export function selectFallbackFonts(text: string): string[] {
  const found = fontsByScript.filter(([script]) => script.test(text)).flatMap(([, files]) => files);
  if (!eastAsianScripts.test(text)) return found;
  return [
    ...found,
    ...(kanaPattern.test(text) ? [...japaneseFonts, ...chineseFonts] : [...chineseFonts, ...japaneseFonts]),
  ];
}
