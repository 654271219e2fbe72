import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { restoreOldFiles, readOldFiles } from './old-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'former-'));
after(() => rm(folder, { recursive: true }));

async function release(day: number, ...built: string[]): Promise<string[]> {
  const former = await readOldFiles(folder);
  await rm(folder, { recursive: true });
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const file of built) await writeFile(join(folder, file), '');
  await restoreOldFiles(folder, former, new Set(built), new Date(Date.UTC(2026, 10, day)));
  return (await readdir(join(folder, 'assets'))).toSorted();
}

it('a build keeps the files of an old release for 7 days after the release that dropped them', async () => {
  assert.deepEqual(await release(1, 'assets/about-1.js'), ['about-1.js']);
  assert.deepEqual(await release(20, 'assets/about-2.js'), ['about-1.js', 'about-2.js']);
  assert.deepEqual(await release(26, 'assets/about-3.js'), ['about-1.js', 'about-2.js', 'about-3.js']);
  assert.deepEqual(await release(27, 'assets/about-3.js'), ['about-2.js', 'about-3.js']);
});

it('a build keeps the compressed copies of an old file, and none of a file that is built again', async () => {
  await writeFile(join(folder, 'assets/about-3.js.br'), '');
  assert.deepEqual(await release(28, 'assets/about-3.js', 'assets/book-1.js'), [
    'about-2.js',
    'about-3.js',
    'book-1.js',
  ]);
  await writeFile(join(folder, 'assets/about-3.js.br'), '');
  assert.deepEqual(await release(29, 'assets/book-1.js'), ['about-2.js', 'about-3.js', 'about-3.js.br', 'book-1.js']);
});
