import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  createButtonBlock,
  createItemBlock,
  createPicture,
  createTierBlock,
  insertBlock,
  insertInline,
} from './blocks.ts';

const at = (text: string, place: number) => ({ text, start: place, end: place });

describe('a block in the text of a campaign', () => {
  it('becomes a line of its own after the line of the cursor', () => {
    const { text } = insertBlock(at('Dear all,\n\nGood night.', 4), createItemBlock('event', 'full-moon'));
    assert.equal(text, 'Dear all,\n\n::event[full-moon]\n\nGood night.');
  });

  it('selects the part that the writer replaces', () => {
    const { text, start, end } = insertBlock(at('Hello', 5), createTierBlock(['seeker', 'creator']));
    assert.equal(text, 'Hello\n\n:::tier[seeker, creator]\n\nText for these tiers only\n\n:::');
    assert.equal(text.slice(start, end), 'Text for these tiers only');
  });

  it('is the first line of an empty text', () => {
    const { text } = insertBlock(at('', 0), createButtonBlock(' Sit  with us', '/events'));
    assert.equal(text, '::button[Sit with us](/events)');
  });
});

it('a merge field replaces the selection', () => {
  const { text, start } = insertInline({ text: 'Dear NAME,', start: 5, end: 9 }, { markdown: '{{tier}}' });
  assert.equal(text, 'Dear {{tier}},');
  assert.equal(start, 13);
});

it('a picture has its alternative text in one line without brackets', () => {
  const { markdown } = createPicture('/files/a/sun.png', 'A sun\n[low]');
  assert.equal(markdown, '![A sun low](/files/a/sun.png)');
});
