import { toVisibleLine } from '#kernel/visible-text.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts graphemes (characters as people see them), so that an emoji of several code points counts once. */
export const countCharacters = (text: string): number => [...graphemes.segment(text)].length;

/** Removes folders and control characters from the name of an uploaded file. */
export const toFileName = (given: string): string => toVisibleLine(given.split(/[/\\]/).at(-1) ?? '').trim();
