import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SeededRandom } from './seeded-random.ts';

const drawn = (chance: SeededRandom) => Array.from({ length: 1000 }, () => chance.nextFraction());

test('Chance gives the same sequence for the same seed and name, and another for others', () => {
  const numbers = drawn(new SeededRandom(1, 'post'));
  assert.deepEqual(drawn(new SeededRandom(1, 'post')), numbers);
  assert.notDeepEqual(drawn(new SeededRandom(2, 'post')), numbers);
  assert.notDeepEqual(drawn(new SeededRandom(1, 'kill')), numbers);
});

test('isMet(0.2) is true about 200 times in 1000', () => {
  const chance = new SeededRandom(7, 'share');
  const met = Array.from({ length: 1000 }, () => chance.nextBoolean(0.2)).filter(Boolean).length;
  assert.ok(met > 150 && met < 250, String(met));
});

test('whole returns integers from the least to the most, both included', () => {
  const chance = new SeededRandom(7, 'copies');
  const drawnNumbers = new Set(Array.from({ length: 200 }, () => chance.nextInteger(1, 4)));
  assert.deepEqual([...drawnNumbers].sort(), [1, 2, 3, 4]);
});
