/**
 * What Lighthouse says of the public pages on a phone. Writes a line of JSON for each page for the bench, as soon as it
 * is measured; BARE_URL is where the same pages stand without their scripts.
 */
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { findBrowser } from './browser.ts';
import { PUBLIC_PATHS } from './support/addresses.ts';

interface Finding {
  category: string;
  audit: string;
  title: string;
  /** The first few places it was found at. */
  places: string[];
}

const site = process.env['SITE_URL'] ?? 'http://localhost:3000';
const bare = process.env['BARE_URL'] ?? '';
const port = Number(process.env['DEBUGGING_PORT'] ?? 9222);
const only = process.argv.slice(2);
/** Where most people come in: one run may be unlucky, three are not. */
const landingPages = new Set(['/', '/about', '/programs', '/events', '/membership', '/book']);
const timesThere = 3;
/** Where mails lead, and the way to them: drawn in the browser alone, for whoever holds a link. */
const behindMails = /^\/(auth|subscribe)\//;
/**
 * The line and processor of the same phone, slowed in truth. Lighthouse's own estimate would count every script that
 * came before the first paint on a fast line as one that the paint had to wait for.
 */
const onSlowLine: Flags = { onlyCategories: ['performance'], throttlingMethod: 'devtools' };

const { args, ...found } = await findBrowser();
const browser = await chromium.launch({ ...found, args: [...args, `--remote-debugging-port=${port}`] });
try {
  const paths = only.length > 0 ? only : await publicPaths();
  for (const [index, path] of paths.entries()) {
    process.stdout.write(
      `${JSON.stringify({ ...(await measured(path)), count: `${index + 1} of ${paths.length}` })}\n`,
    );
  }
} finally {
  await browser.close();
}

/** All that stand for everybody; of pages that differ by what they are about alone, the first of a kind. */
async function publicPaths(): Promise<string[]> {
  const known = [...PUBLIC_PATHS.filter((path) => !behindMails.test(path)), '/test-email'];
  const answer = await fetch(`${site}/sitemap.xml`);
  const map = answer.ok ? await answer.text() : '';
  const told = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const kinds = new Map<string, string>();
  for (const path of told.filter((each) => !known.includes(each))) {
    const kind = path.replace(/[^/]+$/, '');
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...known, ...kinds.values()];
}

/** The page and its bare twin in turn, so that a busy machine slows both. */
async function measured(path: string) {
  const times = landingPages.has(path) ? timesThere : 1;
  const runs: Result[] = [];
  const slowRuns: Result[] = [];
  const bareRuns: Result[] = [];
  const isRendered = await hasWords(path);
  for (let round = 0; round < times; round += 1) {
    runs.push(await look(site + path));
    if (bare === '' || !isRendered) continue;
    slowRuns.push(await look(site + path, onSlowLine));
    bareRuns.push(await look(bare + path, onSlowLine));
  }
  const score = (category: string) => Math.round(100 * median(runs, (run) => run.categories[category]?.score ?? 0));
  const lcp = median(bareRuns.length > 0 ? slowRuns : runs, metric('largest-contentful-paint'));
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcpMs: lcp,
    lcpRatio: bareRuns.length > 0 ? lcp / median(bareRuns, metric('largest-contentful-paint')) : undefined,
    tbtMs: median(runs, metric('total-blocking-time')),
    cls: median(runs, metric('cumulative-layout-shift')),
    findings: runs[0] ? findingsOf(runs[0]) : [],
  };
}

/** False for the one empty document, which without scripts would stay empty. */
async function hasWords(path: string): Promise<boolean> {
  return /<h1\b/.test(await (await fetch(site + path)).text());
}

/** A browser on a busy machine may lose its trace; then it looks again. */
async function look(url: string, choices: Flags = {}, triesLeft = 2): Promise<Result> {
  const told = await lighthouse(url, { port, logLevel: 'silent', ...choices });
  const error = told?.lhr.runtimeError;
  if (told && !error) return told.lhr;
  if (triesLeft === 0) throw new Error(`${url}: ${error?.message ?? 'nothing was told'}`);
  return look(url, choices, triesLeft - 1);
}

function metric(audit: string): (run: Result) => number {
  return ({ audits }) => audits[audit]?.numericValue ?? 0;
}

function median(runs: Result[], of: (run: Result) => number): number {
  const sorted = runs.map(of).toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Every audit that counts and was not passed to the full. */
function findingsOf({ categories, audits }: Result): Finding[] {
  return Object.values(categories).flatMap(({ id: category, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= (category === 'performance' ? 0.9 : 1))
        return [];
      return [{ category, audit: id, title: audit.title, places: placesOf(audit.details) }];
    }),
  );
}

function placesOf(details: Result['audits'][string]['details']): string[] {
  if (details?.type !== 'table') return [];
  return details.items.slice(0, 4).map((item) => {
    const { node } = item as { node?: { snippet?: string } };
    return node?.snippet ?? JSON.stringify(item).slice(0, 200);
  });
}
