import assert from 'node:assert/strict';
import { it } from 'node:test';
import { replayLengthText } from './texts.ts';

it('shows the length of a replay in hours and minutes, rounded down', () => {
  const words = [30, 600, 3_600, 6_720].map(replayLengthText);
  assert.deepEqual(words, ['1 min', '10 min', '1 h', '1 h 52 min']);
});
