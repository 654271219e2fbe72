import { gzipSync } from 'node:zlib';
import { chromium, type Request } from '@playwright/test';
import { findBrowserForMeasurements } from './browser.ts';

const idleMs = 4_000;

const site = process.env['SITE_URL'] ?? 'http://localhost:3000';
const browser = await chromium.launch(await findBrowserForMeasurements());
const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
const loaded: Promise<{ kind: string; bytes: number }>[] = [];
page.on('requestfinished', (request) =>
  loaded.push(request.sizes().then(({ responseBodySize: bytes }) => ({ kind: resourceKind(request), bytes }))),
);
await page.goto(site, { waitUntil: 'networkidle' });
await page.waitForTimeout(idleMs);
const blocking = await page.evaluate(() =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry.name.endsWith('.js') && 'renderBlockingStatus' in entry)
    .filter(
      (entry) => (entry as PerformanceEntry & { renderBlockingStatus: string }).renderBlockingStatus === 'blocking',
    )
    .map(({ name }) => new URL(name).pathname),
);
const inline = await page.locator('script:not([src], [type])').allTextContents();
const sizes = await Promise.all(loaded);
await browser.close();
const scripts = sizes.filter(({ kind }) => kind === 'script');
process.stdout.write(
  `${JSON.stringify({
    scripts: kilobytes([...scripts, { bytes: gzipSync(inline.join('')).length }]),
    files: scripts.length,
    fonts: kilobytes(sizes.filter(({ kind }) => kind === 'font')),
    allButVideo: kilobytes(sizes.filter(({ kind }) => kind !== 'media')),
    blocking,
  })}\n`,
);

/** A preloaded file has no resource type yet, so its file name decides. */
function resourceKind(request: Request): string {
  const { pathname } = new URL(request.url());
  if (pathname.endsWith('.js')) return 'script';
  if (/\.woff2?$/.test(pathname)) return 'font';
  return /\.(mp4|webm)$/.test(pathname) ? 'media' : request.resourceType();
}

function kilobytes(files: { bytes: number }[]): number {
  return Math.round((files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024) * 10) / 10;
}
