import assert from 'node:assert/strict';
import { it } from 'node:test';
import { counted, minutesOf, nameOf } from './words.ts';

it('shows a length in whole minutes, rounded down, and a dash for none', () => {
  assert.equal(minutesOf(959), '15 min');
  assert.equal(minutesOf(59), '0 min');
  assert.equal(minutesOf(0), '–');
  assert.equal(minutesOf(null), '–');
});

it('counts one in the singular and thousands with a comma', () => {
  assert.equal(counted(1, 'member'), '1 member');
  assert.equal(counted(1312, 'member'), '1,312 members');
  assert.equal(counted(0, 'reply', 'replies'), '0 replies');
});

it('makes a name of what was given, without stray spaces', () => {
  assert.equal(nameOf({ firstName: 'Ada', lastName: 'Moon' }), 'Ada Moon');
  assert.equal(nameOf({ firstName: null, lastName: 'Moon' }), 'Moon');
  assert.equal(nameOf({ firstName: '', lastName: null }), '');
});
