import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDisplayedFigures } from './displayed-figures.ts';

const texts = (counted?: { members: number; eventsHeld: number }) => {
  const { members, countries, events } = getDisplayedFigures(counted);
  return [members.text, countries.text, events.text];
};

test('shows the minimum figures until the real counts are higher', () => {
  assert.deepEqual(texts(), ['2,500+', '50+', '100+']);
  assert.deepEqual(texts({ members: 2_500, eventsHeld: 99 }), ['2,500+', '50+', '100+']);
});

test('replaces each figure by its exact count when that is higher', () => {
  assert.deepEqual(texts({ members: 2_501, eventsHeld: 12 }), ['2,501', '50+', '100+']);
  assert.deepEqual(texts({ members: 310, eventsHeld: 1_204 }), ['2,500+', '50+', '1,204']);
});

test('draws as many points of light as members shown', () => {
  assert.equal(getDisplayedFigures({ members: 310, eventsHeld: 0 }).members.count, 2_500);
  assert.equal(getDisplayedFigures({ members: 2_731, eventsHeld: 0 }).members.count, 2_731);
});
