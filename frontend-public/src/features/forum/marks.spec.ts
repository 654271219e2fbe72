import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withMark, withoutMarks } from './marks.ts';

it('wraps the selection in marks and keeps it selected', () => {
  assert.deepEqual(withMark({ text: 'a b c', from: 2, to: 3 }, 'bold'), { text: 'a **b** c', from: 4, to: 5 });
  assert.equal(withMark({ text: 'a', from: 0, to: 1 }, 'link').text, '[a](https://)');
});

it('prefixes each line for a quote or a list', () => {
  assert.equal(withMark({ text: 'a\nb\nc', from: 2, to: 5 }, 'list').text, 'a\n- b\n- c');
  assert.equal(withMark({ text: '', from: 0, to: 0 }, 'quote').text, '> ');
});

it('converts a Markdown excerpt to plain text', () => {
  assert.equal(
    withoutMarks('> a **quiet** _room_\n- [the book](https://example.org) and `code`'),
    'a quiet room\nthe book and code',
  );
  assert.equal(withoutMarks('2 * 3 * 4 and snake_case_name'), '2 * 3 * 4 and snake_case_name');
});
