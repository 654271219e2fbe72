import { chromium } from '@playwright/test';
import type { Flags, Result } from 'lighthouse';
import { findBrowserForMeasurements } from './browser.ts';
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
/** A single result may be an outlier, so these pages are measured three times. */
const landingPages = new Set(['/', '/about', '/programs', '/events', '/membership', '/book']);
const landingRuns = 3;
/** Only the browser renders the pages of email links, so these pages are not measured. */
const emailLinkPaths = /^\/(auth|subscribe)\//;
/** Simulated throttling counts every early script as a delay of the paint, so the browser really slows the network. */
const slowNetwork: Flags = { onlyCategories: ['performance'], throttlingMethod: 'devtools' };

const { args, ...found } = await findBrowserForMeasurements();
const browser = await chromium.launch({ ...found, args: [...args, `--remote-debugging-port=${port}`] });
try {
  const paths = only.length > 0 ? only : await publicPaths();
  for (const [index, path] of paths.entries()) {
    process.stdout.write(`${JSON.stringify({ ...(await measure(path)), count: `${index + 1} of ${paths.length}` })}\n`);
  }
} finally {
  await browser.close();
}

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

/** Measures the page with and without scripts in turn, so that other programs slow both in the same way. */
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
