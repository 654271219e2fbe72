import assert from 'node:assert/strict';
import { it } from 'node:test';
import { drawAvatarRings } from './ring-art.ts';

it('draws the same rings for the same key', () => {
  assert.deepEqual(drawAvatarRings('018f2c5e'), drawAvatarRings('018f2c5e'));
});

it('draws different rings for different keys in the four hues', () => {
  const people = Array.from({ length: 400 }, (_, index) => drawAvatarRings(`person-${index}`));
  assert.ok(new Set(people.map(({ outer }) => outer)).size > 390);
  for (const hue of [278, 62, 162, 18]) {
    const near = people.filter((person) => Math.abs(person.hue - hue) <= 7);
    assert.ok(near.length > 60, `${near.length} of 400 people are near hue ${hue}`);
  }
});
