import assert from 'node:assert/strict';
import { it } from 'node:test';
import { toLinkUrl } from './urls.ts';

it('completes a typed URL or email', () => {
  assert.equal(toLinkUrl(' books.example/a?b=c '), 'https://books.example/a?b=c');
  assert.equal(toLinkUrl('http://books.example'), 'http://books.example');
  assert.equal(toLinkUrl('ana@books.example'), 'mailto:ana@books.example');
});

it('rejects a URL that readers cannot open', () => {
  for (const typed of [
    '',
    'word',
    'two words.example',
    'javascript:alert(1)',
    'ftp://books.example',
    'https://a@b.example',
  ])
    assert.equal(toLinkUrl(typed), undefined, typed);
});
