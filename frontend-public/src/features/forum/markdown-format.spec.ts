import assert from 'node:assert/strict';
import { it } from 'node:test';
import { applyFormat, markdownToText } from './markdown-format.ts';

it('wraps the selection in marks and keeps it selected', () => {
  assert.deepEqual(applyFormat({ text: 'a b c', from: 2, to: 3 }, 'bold'), { text: 'a **b** c', from: 4, to: 5 });
  assert.equal(applyFormat({ text: 'a', from: 0, to: 1 }, 'link').text, '[a](https://)');
});

it('prefixes each line for a quote or a list', () => {
  assert.equal(applyFormat({ text: 'a\nb\nc', from: 2, to: 5 }, 'list').text, 'a\n- b\n- c');
  assert.equal(applyFormat({ text: '', from: 0, to: 0 }, 'quote').text, '> ');
});

it('converts a Markdown excerpt to plain text', () => {
  assert.equal(
    markdownToText('> a **quiet** _room_\n- [the book](https://example.org) and `code`'),
    'a quiet room\nthe book and code',
  );
  assert.equal(markdownToText('2 * 3 * 4 and snake_case_name'), '2 * 3 * 4 and snake_case_name');
});
