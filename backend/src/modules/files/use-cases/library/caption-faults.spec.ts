import { findCaptionFaults } from './caption-faults.ts';

const captions = (...lines: string[]) => ['WEBVTT', '', ...lines].join('\n');

describe('captions', () => {
  it('are accepted with a header, notes, identifiers and settings', () => {
    const text = captions(
      'NOTE made by hand',
      '',
      'first',
      '00:01.000 --> 00:02.000 align:start',
      'Breathe.',
      'Slowly.',
    );
    expect(findCaptionFaults(text)).toEqual([]);
    expect(findCaptionFaults(captions('01:00:01.000 --> 01:00:02.000', 'Still.'))).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['the first line is not WEBVTT', '1\n00:01.000 --> 00:02.000\nx', ['Line 1: the file must begin with WEBVTT']],
    [
      'a comma separates the milliseconds',
      captions('00:01,000 --> 00:02,000', 'x'),
      ['Line 3: write the times as 00:01:05.000 --> 00:01:08.500'],
    ],
    [
      'a caption ends before it starts',
      captions('00:03.000 --> 00:02.000', 'x'),
      ['Line 3: the end must be after the start'],
    ],
    [
      'captions are not in time order',
      captions('00:05.000 --> 00:06.000', 'x', '', '00:01.000 --> 00:02.000', 'y'),
      ['Line 6: the start must not be before the start of the caption above'],
    ],
    [
      'a minute has 61 seconds',
      captions('00:61.000 --> 00:62.000', 'x'),
      ['Line 3: write the times as 00:01:05.000 --> 00:01:08.500'],
    ],
    ['a caption has no text', captions('00:01.000 --> 00:02.000', ''), ['Line 3: the caption has no text']],
    ['there are none', 'WEBVTT', ['Line 1: there are no captions']],
  ])('report the line when %s', (_, text, faults) => {
    expect(findCaptionFaults(text)).toEqual(faults);
  });
});
