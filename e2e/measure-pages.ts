/**
 * Runs Lighthouse on the public pages on a phone. Prints one line of JSON for the bench as soon as a page is measured;
 * BARE_URL serves the same pages without their scripts.
 */
import { chromium } from '@playwright/test';
import type { Flags, Result } from 'lighthouse';
import { findFullBrowser } from './browser.ts';
import { PUBLIC_PATHS } from './support/page-paths.ts';
import {
  runLighthouse,
  computeMedianMetric,
  createMetricReader,
  summarizeLighthouseRuns,
} from './support/lighthouse.ts';

const site = process.env['SITE_URL'] ?? 'http://localhost:3000';
const bare = process.env['BARE_URL'] ?? '';
const port = Number(process.env['DEBUGGING_PORT'] ?? 9222);
const only = process.argv.slice(2);
/** These pages are measured three times, because a single result may be far from the others. */
const landingPages = new Set(['/', '/about', '/programs', '/events', '/membership', '/book']);
const landingRuns = 3;
/** Pages that links in emails open. They are rendered in the browser only. */
const emailLinkPaths = /^\/(auth|subscribe)\//;
/**
 * Slows down network and CPU for real. Lighthouse's simulation treats every script that arrived before the first paint
 * as if it delayed the paint.
 */
const slowNetwork: Flags = { onlyCategories: ['performance'], throttlingMethod: 'devtools' };

const { args, ...found } = await findFullBrowser();
const browser = await chromium.launch({ ...found, args: [...args, `--remote-debugging-port=${port}`] });
try {
  const paths = only.length > 0 ? only : await publicPaths();
  for (const [index, path] of paths.entries()) {
    process.stdout.write(`${JSON.stringify({ ...(await measure(path)), count: `${index + 1} of ${paths.length}` })}\n`);
  }
} finally {
  await browser.close();
}

/** Lists all static public pages, and from the sitemap the first page of each kind with a slug. */
async function publicPaths(): Promise<string[]> {
  const known = [...PUBLIC_PATHS.filter((path) => !emailLinkPaths.test(path)), '/test-email'];
  const response = await fetch(`${site}/sitemap.xml`);
  const map = response.ok ? await response.text() : '';
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const kinds = new Map<string, string>();
  for (const path of listed.filter((each) => !known.includes(each))) {
    const kind = path.replace(/[^/]+$/, '');
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...known, ...kinds.values()];
}

/** Measures the page and its copy without scripts in turn, because other load on the machine slows both. */
async function measure(path: string) {
  const times = landingPages.has(path) ? landingRuns : 1;
  const runs: Result[] = [];
  const slowRuns: Result[] = [];
  const bareRuns: Result[] = [];
  const isRendered = await hasText(path);
  for (let round = 0; round < times; round += 1) {
    runs.push(await runLighthouse(site + path, port));
    if (bare === '' || !isRendered) continue;
    slowRuns.push(await runLighthouse(site + path, port, slowNetwork));
    bareRuns.push(await runLighthouse(bare + path, port, slowNetwork));
  }
  const report = summarizeLighthouseRuns(runs);
  if (bareRuns.length === 0) return { path, ...report };
  const lcpMs = computeMedianMetric(slowRuns, createMetricReader('largest-contentful-paint'));
  return {
    path,
    ...report,
    lcpMs,
    lcpRatio: lcpMs / computeMedianMetric(bareRuns, createMetricReader('largest-contentful-paint')),
  };
}

async function hasText(path: string): Promise<boolean> {
  return /<h1\b/.test(await (await fetch(site + path)).text());
}
