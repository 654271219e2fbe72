import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseCues, findIndexAtSecond, groupParagraphs, findOccurrences } from './transcript.ts';

const timed = `WEBVTT

00:00.000 --> 00:04.000
Sit down.
Feel both feet.

00:04.000 --> 00:09.500
<v Ada>Breathe out.</v>
`;

describe('transcript', () => {
  it('parses a timed transcript into sentences of plain text', async () => {
    assert.deepEqual(await parseCues(timed), [
      { from: 0, to: 4, text: 'Sit down. Feel both feet.' },
      { from: 4, to: 9.5, text: 'Breathe out.' },
    ]);
  });

  it('returns no sentences for a transcript without times', async () => {
    assert.equal(await parseCues('Sit down.'), undefined);
  });
});

describe('paragraphs', () => {
  const cue = (from: number, text = 'A short one.') => ({ from, to: from + 3, text });

  it('start a new one at a chapter', () => {
    const paragraphs = groupParagraphs(
      [cue(0), cue(3), cue(6)],
      [
        { startSec: 0, title: 'One' },
        { startSec: 5, title: 'Two' },
      ],
    );
    assert.deepEqual(
      paragraphs.map((cues) => cues.map(({ from }) => from)),
      [[0, 3], [6]],
    );
  });

  it('start a new one after a long pause and at the maximum length', () => {
    assert.equal(groupParagraphs([cue(0), cue(12)], []).length, 2);
    assert.equal(groupParagraphs([cue(0, 'x'.repeat(200)), cue(3)], []).length, 2);
  });
});

it('indexAt returns the last item that has started at a second', () => {
  assert.deepEqual(
    [-1, 0, 5, 9].map((second) => findIndexAtSecond([0, 5], second)),
    [-1, 0, 1, 1],
  );
});

it('a word is found at all its positions, ignoring case', () => {
  assert.deepEqual(findOccurrences('it', 'It is it'), [0, 6]);
  assert.deepEqual(findOccurrences('  ', 'It'), []);
});
