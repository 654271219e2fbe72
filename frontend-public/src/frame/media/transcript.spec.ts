import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cuesOf, indexAt, paragraphsOf, placesOf } from './transcript.ts';

const timed = `WEBVTT

00:00.000 --> 00:04.000
Sit down.
Feel both feet.

00:04.000 --> 00:09.500
<v Ada>Breathe out.</v>
`;

describe('a transcript', () => {
  it('with times is read sentence by sentence, as plain words', async () => {
    assert.deepEqual(await cuesOf(timed), [
      { from: 0, to: 4, text: 'Sit down. Feel both feet.' },
      { from: 4, to: 9.5, text: 'Breathe out.' },
    ]);
  });

  it('without times has no sentences to press', async () => {
    assert.equal(await cuesOf('Sit down.'), undefined);
  });
});

describe('a paragraph begins', () => {
  const cue = (from: number, text = 'A short one.') => ({ from, to: from + 3, text });

  it('with a chapter', () => {
    const paragraphs = paragraphsOf(
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

  it('after a long pause, and when one is full', () => {
    assert.equal(paragraphsOf([cue(0), cue(12)], []).length, 2);
    assert.equal(paragraphsOf([cue(0, 'x'.repeat(200)), cue(3)], []).length, 2);
  });
});

it('a second belongs to what has begun last', () => {
  assert.deepEqual(
    [-1, 0, 5, 9].map((second) => indexAt([0, 5], second)),
    [-1, 0, 1, 1],
  );
});

it('a word is found wherever it stands, in any case', () => {
  assert.deepEqual(placesOf('it', 'It is it'), [0, 6]);
  assert.deepEqual(placesOf('  ', 'It'), []);
});
