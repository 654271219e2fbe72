import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layOutTitle } from './title-lines.ts';

test('a short title is large and in one line', () => {
  assert.deepEqual(layOutTitle('About', 600), { size: 104, lines: ['About'] });
});

test('a longer title gets more lines before it gets smaller', () => {
  const { size, lines } = layOutTitle('Foundations of Oneness', 600);
  assert.deepEqual([size, lines], [104, ['Foundations', 'of Oneness']]);
});

test('a word that is longer than a line is broken', () => {
  for (const word of [
    'Donaudampfschifffahrtsgesellschaft',
    '静かな朝のひかりのなかで座るということ。',
    'M'.repeat(30),
  ]) {
    const { lines } = layOutTitle(word, 600);
    assert.ok(lines.length > 1 && lines.length <= 3);
    assert.equal(lines.join('').replace('…', ''), word);
  }
});

test('a line never starts with punctuation', () => {
  const { size } = layOutTitle('静かな朝', 600);
  const { lines } = layOutTitle(`${'静'.repeat(Math.floor(600 / size))}。朝`, 600);
  assert.ok(lines.every((line) => !line.startsWith('。')));
});

test('a title drops no word that fits and ends with an ellipsis when it is too long', () => {
  const title = 'A Practice You Can Keep When the House Is Loud';
  assert.equal(layOutTitle(title, 600).lines.join(' '), title);
  const endless = layOutTitle(`${title} `.repeat(6).trim(), 600);
  assert.equal(endless.lines.length, 3);
  assert.ok(endless.lines.at(-1)?.endsWith('…'));
});
