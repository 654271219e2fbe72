import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './browser.ts';

/** The journeys run against a product that is already running: `npm test` starts one; otherwise set the three URLs. */
process.env['SITE_URL'] ??= 'http://localhost:3000';
process.env['STRIPE_STANDIN_URL'] ??= 'http://localhost:3001';
process.env['MAILBOX_URL'] ??= 'http://localhost:3002';

const launchOptions = await findBrowser();

const folder = process.env['E2E_FOLDER'] ?? 'journeys';

export default defineConfig({
  // Tests in journeys/ use their own users, so two run at the same time. Tests in alone/ count everything, change
  // shared data or end processes, so they run one after the other.
  // strict/ needs a product with stricter settings, clock/ moves its time, and release/ deploys another build of the
  // site.
  // `npm test` starts a product for each folder.
  testDir: folder,
  outputDir: `test-results/${process.env['E2E_OUTPUT'] ?? folder}`,
  // The limits are high, so that a busy machine does not fail a journey.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // `npm test` reports a test that passes on the retry as flaky.
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
    // A service worker would respond to the requests that journeys mock; offline.spec.ts allows it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } }],
});
