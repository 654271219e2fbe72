import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeLights } from './lights.ts';

const clearing = { left: 40, right: 600, top: 300, bottom: 470 };
const sky = { seed: 'sky', first: { x: 0.5, y: 0.5 }, width: 1280, height: 470, clearings: [clearing] };

test('each member is one light at the same position each time', () => {
  assert.equal(placeLights(2_500, sky).length, 2_500);
  assert.deepEqual(placeLights(300, sky), placeLights(300, sky));
});

test('another member adds a light and moves no other', () => {
  assert.deepEqual(placeLights(2_501, sky).slice(0, 2_500), placeLights(2_500, sky));
});

test('no light is behind the figures, and more lights are near the line', () => {
  const lights = placeLights(2_500, sky);
  assert.ok(!lights.some(({ x, y }) => x > 40 && x < 600 && y > 300));
  const [upper, lower] = [
    lights.filter(({ x, y }) => x > 600 && y < 235),
    lights.filter(({ x, y }) => x > 600 && y > 235),
  ];
  assert.ok(lower.length > upper.length * 1.3, `${upper.length} above, ${lower.length} below`);
});

test('all lights are drawn when clearings cover the sky', () => {
  assert.equal(
    placeLights(10, { ...sky, width: 10, height: 10, clearings: [{ left: -1, right: 11, top: -1, bottom: 11 }] })
      .length,
    10,
  );
});
