import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Meditation } from './api/content.ts';
import { filterIn, isShown } from './meditation-filter.ts';

const meditation = (facts: Partial<Meditation>) =>
  ({
    title: 'Oneness',
    type: 'guided',
    durationSec: 900,
    tags: null,
    visibilityTier: 'seeker',
    ...facts,
  }) as Meditation;
const shows = (address: string, facts: Partial<Meditation> = {}) =>
  isShown(meditation(facts), filterIn(new URLSearchParams(address)));

it('shows everything where the address says nothing, or nothing that it knows', () => {
  assert.equal(shows(''), true);
  assert.equal(shows('length=7&type=dance&tier=gold'), true);
});

it('takes a length as the most that it may be, and "longer" as the rest', () => {
  assert.deepEqual([shows('length=10'), shows('length=20'), shows('length=longer')], [false, true, false]);
  assert.equal(shows('length=30', { durationSec: 1_800 }), true);
  assert.equal(shows('length=longer', { durationSec: 1_860 }), true);
});

it('takes a tier as what somebody of it may hear', () => {
  assert.deepEqual([shows('tier=free'), shows('tier=seeker'), shows('tier=creator')], [false, true, true]);
});

it('finds letters of the name, of a tag and of the practice, large or small', () => {
  assert.equal(shows('q=ONE'), true);
  assert.equal(shows('q=morning', { tags: ['Morning'] }), true);
  assert.equal(shows('q=silent', { type: 'visualization', tags: ['Silent'] }), true);
  assert.equal(shows('q=evening', { tags: ['Morning'] }), false);
});
