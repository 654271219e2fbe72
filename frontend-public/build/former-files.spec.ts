import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { keepFormer, readFormer } from './former-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'former-'));
after(() => rm(folder, { recursive: true }));

/** As the build works: what is there is read, the folder is emptied, the new files are written. */
async function release(day: number, ...built: string[]): Promise<string[]> {
  const former = await readFormer(folder);
  await rm(folder, { recursive: true });
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const file of built) await writeFile(join(folder, file), '');
  await keepFormer(folder, former, new Set(built), new Date(Date.UTC(2026, 10, day)));
  return (await readdir(join(folder, 'assets'))).toSorted();
}

it('keeps the files of a former release for seven days from the release that left them out, however old they are', async () => {
  assert.deepEqual(await release(1, 'assets/about-1.js'), ['about-1.js']);
  assert.deepEqual(await release(20, 'assets/about-2.js'), ['about-1.js', 'about-2.js']);
  assert.deepEqual(await release(26, 'assets/about-3.js'), ['about-1.js', 'about-2.js', 'about-3.js']);
  assert.deepEqual(await release(27, 'assets/about-3.js'), ['about-2.js', 'about-3.js']);
});

it('keeps what lies compressed beside a former file, and nothing beside a file that is built anew', async () => {
  await writeFile(join(folder, 'assets/about-3.js.br'), '');
  assert.deepEqual(await release(28, 'assets/about-3.js', 'assets/book-1.js'), [
    'about-2.js',
    'about-3.js',
    'book-1.js',
  ]);
  await writeFile(join(folder, 'assets/about-3.js.br'), '');
  assert.deepEqual(await release(29, 'assets/book-1.js'), ['about-2.js', 'about-3.js', 'about-3.js.br', 'book-1.js']);
});
