import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findMentionQuery, listMentionedIds, findWordStart, insertMention } from './mentions.ts';

const ingrid = { id: '1', name: 'Ingrid Solberg' };
const asked = (text: string, mentions = [ingrid].slice(1)) => findMentionQuery({ text, mentions }, text.length);

it('detects a mention after an @ at the start of a word, until a member is picked', () => {
  assert.deepEqual(asked('Thank you @Ing'), { from: 10, q: 'Ing' });
  assert.deepEqual(asked('(@'), { from: 1, q: '' });
  assert.equal(asked('ingrid@example'), undefined);
  assert.equal(asked('at @ noon'), undefined);
  assert.equal(asked('@Ing\nand on'), undefined);
  assert.equal(asked('@Ingrid Solberg and', [ingrid]), undefined);
});

it('replaces the typed name by the picked member and moves the caret behind it', () => {
  const [words, caret] = insertMention({ text: 'Thank you @Ing for it', mentions: [] }, { from: 10, q: 'Ing' }, ingrid);
  assert.deepEqual(words, { text: 'Thank you @Ingrid Solberg for it', mentions: [ingrid] });
  assert.equal(caret, 'Thank you @Ingrid Solberg '.length);
});

it('sends only members who are still mentioned in the text', () => {
  assert.deepEqual(listMentionedIds({ text: '@Ingrid Solberg', mentions: [ingrid, ingrid] }), ['1']);
  assert.deepEqual(listMentionedIds({ text: '@Ingrid', mentions: [ingrid] }), []);
});

it('matches the start of any word of a name', () => {
  assert.deepEqual([findWordStart('Ingrid Solberg', 'sol'), findWordStart('Ingrid Solberg', 'berg')], [7, -1]);
});
