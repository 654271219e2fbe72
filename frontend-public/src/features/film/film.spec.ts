import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { captionsFile, filmFile, createExternalVideoUrl, posterFile, type FilmName } from './film.ts';

const names: FilmName[] = ['home', 'about', 'press-kit'];
const inPublic = (path: string) => new URL(`../../../public${path}`, import.meta.url);

test('an external video is loaded from the host without cookies for any id', () => {
  assert.equal(new URL(createExternalVideoUrl('abc-DEF_1')).pathname, '/embed/abc-DEF_1');
  const { origin, pathname } = new URL(createExternalVideoUrl('../../evil?x=https://evil.example'));
  assert.equal(origin, 'https://www.youtube-nocookie.com');
  assert.match(pathname, /^\/embed\/[^/]+$/);
});

for (const name of names) {
  test(`the film ${name} is at most 1.5 MB and its poster at most 60 KB`, () => {
    assert.ok(statSync(inPublic(filmFile(name))).size <= 1.5 * 1024 * 1024);
    assert.ok(statSync(inPublic(posterFile(name))).size <= 60 * 1024);
  });

  test(`the film ${name} has its index before its media data, so it plays while it loads`, () => {
    const bytes = readFileSync(inPublic(filmFile(name)));
    assert.ok(bytes.indexOf('moov') < bytes.indexOf('mdat'), 'the index comes before the media data');
  });

  test(`the captions of ${name} do not overlap and are shown long enough to read`, () => {
    const cues = [...readFileSync(inPublic(captionsFile(name)), 'utf8').matchAll(/([\d:.]+) --> ([\d:.]+).*\n(.+)/g)];
    let before = 0;
    for (const [, from = '', to = '', text = ''] of cues) {
      const [starts, ends] = [seconds(from), seconds(to)];
      assert.ok(starts >= before, text);
      assert.ok(text.length / (ends - starts) <= 17, `${text}: at most 17 signs a second`);
      before = ends;
    }
    assert.ok(cues.length >= 4);
  });
}

function seconds(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
