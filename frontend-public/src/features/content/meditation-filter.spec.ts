import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Meditation } from './api/content.ts';
import { parseMeditationFilter, matchesFilter } from './meditation-filter.ts';

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
  matchesFilter(meditation(facts), parseMeditationFilter(new URLSearchParams(address)));

it('shows all meditations when the URL has no filter or only unknown values', () => {
  assert.equal(shows(''), true);
  assert.equal(shows('length=7&type=dance&tier=gold'), true);
});

it('treats a length as the maximum, and "longer" as more than the longest one', () => {
  assert.deepEqual([shows('length=10'), shows('length=20'), shows('length=longer')], [false, true, false]);
  assert.equal(shows('length=30', { durationSec: 1_800 }), true);
  assert.equal(shows('length=longer', { durationSec: 1_860 }), true);
});

it('shows the meditations that are open to the selected tier', () => {
  assert.deepEqual([shows('tier=free'), shows('tier=seeker'), shows('tier=creator')], [false, true, true]);
});

it('matches the name, the tags and the practice in any case', () => {
  assert.equal(shows('q=ONE'), true);
  assert.equal(shows('q=morning', { tags: ['Morning'] }), true);
  assert.equal(shows('q=silent', { type: 'visualization', tags: ['Silent'] }), true);
  assert.equal(shows('q=evening', { tags: ['Morning'] }), false);
});
