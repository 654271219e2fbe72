import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeSlug } from './make-slug.ts';

describe('the slug of a title', () => {
  // cspell:disable
  for (const [title, slug] of [
    ['Quiet Morning', 'quiet-morning'],
    ['Schönes Öl', 'schoenes-oel'],
    ['Тихое утро', 'tikhoe-utro'],
    ['静かな朝', 'jingkana-chao'],
    ['בוקר שקט', 'vvkr-skt'],
    ['शांत सुबह', 'samt-subh'],
    ['🌅', 'sunrise'],
  ] as const)
    // cspell:enable
    it(`is ${slug} when the title is ${title}`, async () => {
      assert.equal(await makeSlug(title), slug);
    });

  it('is a short code when the title has no letters', async () => {
    const [code, other] = [await makeSlug('…'), await makeSlug('……')];
    for (const each of [code, other]) assert.match(each, /^[a-z0-9]{6}$/);
    assert.notEqual(code, other);
    assert.equal(await makeSlug('…'), code);
  });

  it('has at most 100 characters and no hyphen at the end', async () => {
    assert.equal(await makeSlug(`${'a'.repeat(99)} b`), 'a'.repeat(99));
  });

  it('is empty when the title is empty', () => {
    assert.equal(makeSlug('  '), '');
  });
});
