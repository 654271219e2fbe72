import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isAllowedEmailLink } from './email/email-syntax.ts';
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

it('completes a path of the site only in emails', () => {
  assert.equal(toLinkUrl('/events'), undefined);
  assert.equal(toLinkUrl('/events', isAllowedEmailLink), '/events');
  assert.equal(toLinkUrl('//other.example', isAllowedEmailLink), undefined);
  assert.equal(toLinkUrl('books.example', isAllowedEmailLink), 'https://books.example');
});
