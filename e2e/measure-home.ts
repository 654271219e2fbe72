/** What the home page loads before anybody touches it. Prints one line of JSON for the bench. */
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';

const site = process.env['SITE_URL'] ?? 'http://localhost:3000';
const browser = await chromium.launch(await findBrowser());
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const scripts: Promise<number>[] = [];
page.on('requestfinished', (request) => {
  const isScript = request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js');
  if (isScript) scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
});
await page.goto(site, { waitUntil: 'networkidle' });
const blocking = await page.evaluate(() =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry.name.endsWith('.js') && 'renderBlockingStatus' in entry)
    .filter(
      (entry) => (entry as PerformanceEntry & { renderBlockingStatus: string }).renderBlockingStatus === 'blocking',
    )
    .map(({ name }) => new URL(name).pathname),
);
const sizes = await Promise.all(scripts);
await browser.close();
const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
process.stdout.write(
  `${JSON.stringify({ kilobytes: Math.round(kilobytes * 10) / 10, files: sizes.length, blocking })}\n`,
);
