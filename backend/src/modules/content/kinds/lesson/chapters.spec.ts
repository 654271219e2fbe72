import { parseChapters, findChaptersError, formatChapters } from './chapters.ts';

describe('chapters of a film', () => {
  const lines = '0:00 Arriving\n1:30 The first breath\n1:02:05 Late';

  it('are parsed from lines and formatted back', () => {
    expect(findChaptersError(lines)).toBeUndefined();
    expect(parseChapters(lines)).toEqual([
      { startSec: 0, title: 'Arriving' },
      { startSec: 90, title: 'The first breath' },
      { startSec: 3_725, title: 'Late' },
    ]);
    expect(formatChapters(parseChapters(lines))).toBe(lines);
    expect([parseChapters(null), formatChapters(null)]).toEqual([null, null]);
  });

  it.each([
    ['Arriving', 'Chapters: line 1 must be a time and a title, such as 1:30 The first breath'],
    ['0:00 Arriving\n\n1:30 Later', 'Chapters: line 2 must be a time and a title, such as 1:30 The first breath'],
    ['0:75 Arriving', 'Chapters: line 1 must be a time and a title, such as 1:30 The first breath'],
    ['0:30 Arriving\n0:30 Again', 'Chapters: line 2 must begin after the line before'],
  ])('reject %j and name the line', (text, fault) => {
    expect(findChaptersError(text)).toBe(fault);
  });
});
