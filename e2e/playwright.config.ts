import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './browser.ts';

process.env['SITE_URL'] ??= 'http://localhost:3000';
process.env['STRIPE_STANDIN_URL'] ??= 'http://localhost:3001';
process.env['MAILBOX_URL'] ??= 'http://localhost:3002';

const launchOptions = await findBrowser();

const folder = process.env['E2E_FOLDER'] ?? 'journeys';

export default defineConfig({
  testDir: folder,
  outputDir: `test-results/${process.env['E2E_OUTPUT'] ?? folder}`,
  timeout: 600_000,
  expect: { timeout: 60_000 },
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
    // A service worker would respond to requests that the tests mock.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } }],
});
