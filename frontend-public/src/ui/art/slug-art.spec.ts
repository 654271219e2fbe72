import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateSlugPicture } from './slug-art.ts';

const slugs = Array.from({ length: 400 }, (_, index) => `lesson-${index}`);
const size = { width: 640, height: 360 };

test('the same slug gives the same picture and another slug another one', () => {
  assert.deepEqual(generateSlugPicture('the-art-of-hearing', size), generateSlugPicture('the-art-of-hearing', size));
  assert.equal(new Set(slugs.map((slug) => JSON.stringify(generateSlugPicture(slug, size)))).size, slugs.length);
});

test('a picture has 3 to 7 arcs, one light inside the frame and six strokes below the line', () => {
  for (const [index, slug] of slugs.entries()) {
    const frame = index % 2 ? size : { width: 188, height: 262 };
    const { arcs, light, strokes, horizon } = generateSlugPicture(slug, frame);
    assert.ok(arcs.length >= 3 && arcs.length <= 7, slug);
    assert.ok(light.x - light.r > 0 && light.x + light.r < frame.width && light.y - light.r > 0, slug);
    assert.ok(light.y - light.r < horizon, `${slug}: the light has gone under`);
    assert.deepEqual(
      strokes.map(({ y }) => y > horizon && y < frame.height),
      Array(6).fill(true),
      slug,
    );
  }
});

test('a given band changes only the colours of a picture', () => {
  const [own, rose] = [generateSlugPicture('breath', size), generateSlugPicture('breath', { ...size, band: 'rose' })];
  assert.deepEqual({ ...rose.light }, { ...own.light });
  assert.equal(rose.horizon, own.horizon);
});
