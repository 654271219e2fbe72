import { execFile } from 'node:child_process';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type APIRequestContext } from '@playwright/test';
import { killProcess } from './processes.ts';

const SITE = join(import.meta.dirname, '..', '..', 'frontend-public');
const BUILT = join(SITE, 'dist', 'client');
const FIRST = join(SITE, 'dist', 'client-first');

export const RELEASE_TEXTS = { first: 'Things to take with you', next: 'New things to take with you' };

const BUILD = `
  import { build } from 'vite';
  const transform = (code, id) =>
    id.endsWith('/content/pages/resources.tsx') ? code.replace('${RELEASE_TEXTS.first}', '${RELEASE_TEXTS.next}') : undefined;
  await build({ logLevel: 'error', plugins: [{ name: 'next-release', enforce: 'pre', transform }] });`;

export async function deployNextRelease(request: APIRequestContext): Promise<() => Promise<void>> {
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
  const isBack = killProcess('api');
  const isReady = () =>
    request.get('/api/health/ready').then(
      (answer) => isBack() && answer.ok(),
      () => false,
    );
  await expect.poll(isReady, { intervals: [100] }).toBe(true);
}
