import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './browser.ts';

/** The journeys run against a product that is already up; `npm test` starts one, or set the three addresses. */
process.env['SITE_URL'] ??= 'http://localhost:3000';
process.env['STRIPE_STANDIN_URL'] ??= 'http://localhost:3001';
process.env['MAILBOX_URL'] ??= 'http://localhost:3002';

const launchOptions = await findBrowser();

export default defineConfig({
  // Those in strict/ are for a product that asks more of people, and those in clock/ move the time of everybody on it:
  // `npm test` starts a product of its own for each.
  testDir: process.env['E2E_FOLDER'] ?? 'journeys',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: process.env['E2E_RESULTS'] ?? 'test-results/results.json' }]],
  use: {
    baseURL: process.env['SITE_URL'],
    launchOptions,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } }],
});
