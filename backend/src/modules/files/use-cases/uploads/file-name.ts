import { cleanSingleLine } from '#kernel/visible-text.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export const countCharacters = (text: string): number => [...graphemes.segment(text)].length;

export const toFileName = (given: string): string => cleanSingleLine(given.split(/[/\\]/).at(-1) ?? '').trim();
