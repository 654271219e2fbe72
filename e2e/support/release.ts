import { execFile } from 'node:child_process';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type APIRequestContext } from '@playwright/test';
import { killPart } from './processes.ts';

const SITE = join(import.meta.dirname, '..', '..', 'frontend-public');
const BUILT = join(SITE, 'dist', 'client');
const FIRST = join(SITE, 'dist', 'client-first');

/** Words of a page with a file of its own, in each of the two releases. */
export const WORDS = { first: 'Things to take with you', next: 'New things to take with you' };

/** The site built again with other words, over the former build as an operator does it. */
const BUILD = `
  import { build } from 'vite';
  const transform = (code, id) =>
    id.endsWith('/routes/members/resources.tsx') ? code.replace('${WORDS.first}', '${WORDS.next}') : undefined;
  await build({ logLevel: 'error', plugins: [{ name: 'next-release', enforce: 'pre', transform }] });`;

/** Puts the next release in the place of this one while the product runs; what it returns puts the first one back. */
export async function release(request: APIRequestContext): Promise<() => Promise<void>> {
  const putBack = async () => {
    await rm(BUILT, { recursive: true, force: true });
    await rename(FIRST, BUILT);
    await restartApi(request);
  };
  await rm(FIRST, { recursive: true, force: true });
  await rename(BUILT, FIRST);
  try {
    await cp(FIRST, BUILT, { recursive: true });
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: SITE });
    await restartApi(request);
  } catch (error) {
    await putBack();
    throw error;
  }
  return putBack;
}

async function restartApi(request: APIRequestContext): Promise<void> {
  const isBack = killPart('api');
  const isReady = () =>
    request.get('/api/health/ready').then(
      (answer) => isBack() && answer.ok(),
      () => false,
    );
  await expect.poll(isReady, { intervals: [100] }).toBe(true);
}
