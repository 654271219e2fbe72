import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { findBrowserForMeasurements } from './browser.ts';
import { runLighthouse, summarizeLighthouseRuns } from './support/lighthouse.ts';

const site = process.env['SITE_URL'] ?? 'http://localhost:3000';
const port = Number(process.env['DEBUGGING_PORT'] ?? 9222);
const runsPerPage = 5;
const idleMs = 4_000;
const only = process.argv.slice(2);

const profile = mkdtempSync(join(tmpdir(), 'oneness-measure-'));
const { args, ...found } = await findBrowserForMeasurements();
// Lighthouse opens pages in the default profile, so the member signs in there.
const browser = await chromium.launchPersistentContext(profile, {
  ...found,
  args: [...args, `--remote-debugging-port=${port}`],
});
try {
  await signIn(browser);
  const paths = only.length > 0 ? only : ['/members/dashboard', await lessonPath(browser)];
  for (const path of paths) process.stdout.write(`${JSON.stringify(await measure(path))}\n`);
} finally {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
}

async function measure(path: string) {
  const runs = [];
  for (let round = 0; round < runsPerPage; round += 1) runs.push(await runLighthouse(site + path, port));
  return {
    path,
    count: `${runsPerPage} times`,
    ...summarizeLighthouseRuns(runs),
    scripts: await scriptsBeyondShell(path),
  };
}

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${site}/auth`);
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill('creator@example.org');
  await form.getByLabel('Password').fill('demo-password');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${site}/members/dashboard`);
  await page.close();
}

async function lessonPath(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${site}/members/dashboard`);
  const way = page.getByRole('main').locator('a[href^="/members/modules/"]').first();
  const path = await way.getAttribute('href');
  await page.close();
  if (path === null) throw new Error('The dashboard leads to no lesson.');
  return path;
}

async function scriptsBeyondShell(path: string): Promise<number> {
  const shell = await scriptsAt('/-');
  const own = [...(await scriptsAt(path))].filter(([name]) => !shell.has(name));
  return Math.round(own.reduce((sum, [, bytes]) => sum + bytes, 0) / 102.4) / 10;
}

async function scriptsAt(path: string): Promise<Map<string, number>> {
  const fresh = await chromium.launch(await findBrowserForMeasurements());
  const page = await fresh.newPage({ storageState: await browser.storageState(), serviceWorkers: 'block' });
  const loaded: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js'))
      loaded.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]));
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(idleMs);
  const sizes = new Map(await Promise.all(loaded));
  await fresh.close();
  return sizes;
}
