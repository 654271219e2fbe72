import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './browser.ts';

/** The journeys run against a product that is already up; `npm test` starts one, or set the three addresses. */
process.env['SITE_URL'] ??= 'http://localhost:3000';
process.env['STRIPE_STANDIN_URL'] ??= 'http://localhost:3001';
process.env['MAILBOX_URL'] ??= 'http://localhost:3002';

const launchOptions = await findBrowser();

const folder = process.env['E2E_FOLDER'] ?? 'journeys';

export default defineConfig({
  // What is in journeys/ keeps to people of its own, so two can be under way at once. Those in alone/ count everything,
  // change what everybody reads, or end parts of the product: they run one after the other. Those in strict/ are for a product
  // that asks more of people, those in clock/ move the time of everybody on it, and those in release/ put another build of
  // the site in place. `npm test` starts a product for each folder.
  testDir: folder,
  outputDir: `test-results/${process.env['E2E_OUTPUT'] ?? folder}`,
  // Limits for what is broken, not measures: a machine that is busy with other things makes a journey slower, not red.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // What fails once and passes then is named as flaky by `npm test`.
  retries: 1,
  workers: folder === 'journeys' ? 2 : 1,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: process.env['E2E_RESULTS'] ?? 'test-results/results.json' }]],
  use: {
    baseURL: process.env['SITE_URL'],
    launchOptions,
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // A worker would answer for the network that journeys cut and fake; those about it (offline.spec.ts) allow it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } }],
});
