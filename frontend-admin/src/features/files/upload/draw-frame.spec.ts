import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createFrameFileName } from './draw-frame.ts';

it('a frame has the name of its film, without the extension, and its minute and second', () => {
  assert.equal(createFrameFileName('Morning.part.mp4', 65.9), 'Morning.part 1-05.jpg');
  assert.equal(createFrameFileName('Morning', 0), 'Morning 0-00.jpg');
});
