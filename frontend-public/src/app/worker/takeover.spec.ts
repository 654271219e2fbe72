import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Takeover } from './takeover.ts';

it('a new release begins with two open pages, once both are its own', () => {
  const takeover = new Takeover();
  takeover.hear('one');
  assert.equal(takeover.mayBegin(['one', 'other']), false);
  takeover.hear('other');
  assert.equal(takeover.mayBegin(['one', 'other']), true);
});

it('a page of the former release holds it back, also after a page of its own was closed', () => {
  const takeover = new Takeover();
  takeover.hear('one');
  assert.equal(takeover.mayBegin(['former']), false);
  assert.equal(takeover.mayBegin([]), false);
});
