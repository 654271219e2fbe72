import assert from 'node:assert/strict';
import { it } from 'node:test';
import { deedOf, detailsOf } from './deeds.ts';

it('says what was done, and keeps the word where it knows no sentence', () => {
  assert.equal(deedOf('membership.tier-granted'), 'Plan given by hand');
  assert.equal(deedOf('content.lesson-read'), 'content.lesson-read');
});

it('tells the details in a line, without what is empty', () => {
  assert.equal(detailsOf({ before: 'free', after: 'creator', until: null, roles: [] }), 'before: free, after: creator');
  assert.equal(detailsOf({ fields: ['email', 'name'], count: 0 }), 'fields: email, name, count: 0');
  assert.equal(detailsOf({}), '');
});
