import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BenchmarkFigure } from './figure.ts';
import { findFreePorts } from 'stand-ins/ports';
import { printLine } from '../run/product.ts';
import { serveBarePages } from './bare-pages.ts';
import { compareWithNginx } from './compare-with-nginx.ts';

export interface MeasuredSite {
  site: string;
  paths: string[];
  repository: string;
  folder: string;
  environment: Record<string, string>;
}

interface MeasuredPage {
  path: string;
  count: string;
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  lcpMs: number;
  /** LCP divided by the LCP of the page without scripts. Omitted for a page that shows nothing without scripts. */
  lcpRatio?: number;
  tbtMs: number;
  cls: number;
  scripts?: number;
  findings: { category: string; audit: string; title: string; places: string[] }[];
}

export async function measureSiteFigures(measured: MeasuredSite): Promise<BenchmarkFigure[]> {
  const nginx = await compareWithNginx(measured.site, join(measured.folder, 'nginx'));
  const pages = await measurePages(measured, 'measure-pages.ts');
  printFindings(pages);
  return [...toFigures(pages), ...homeFigures(measured), nginx];
}

export async function measureMemberPageFigures(measured: MeasuredSite): Promise<BenchmarkFigure[]> {
  const pages = await measurePages(measured, 'measure-members.ts');
  printFindings(pages);
  return pages.flatMap(({ path, performance, accessibility, practices, scripts = 0 }) => [
    { name: `${path}, performance`, value: String(performance), bound: 'at least 95' },
    { name: `${path}, accessibility and practices`, value: `${accessibility} ${practices}`, bound: '100 100' },
    { name: `${path}, JavaScript beyond the shell`, value: `${scripts} KB`, bound: 'at most 60 KB' },
  ]);
}

/** Measuring all pages takes twenty minutes, so each result is printed at once. */
async function measurePages(
  { site, paths, repository, environment }: MeasuredSite,
  file: string,
): Promise<MeasuredPage[]> {
  const port = await findFreePorts(2);
  const bare = await serveBarePages(site, port);
  const places = { SITE_URL: site, BARE_URL: `http://localhost:${port}`, DEBUGGING_PORT: String(port + 1) };
  const program = spawn(process.execPath, [join(repository, 'e2e', file), ...paths], {
    cwd: repository,
    env: { ...environment, ...places },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit');
  const end = () => void program.kill('SIGTERM');
  process.once('exit', end);
  try {
    const pages: MeasuredPage[] = [];
    for await (const line of createInterface(program.stdout)) {
      const page = JSON.parse(line) as MeasuredPage;
      pages.push(page);
      printLine(`  ${page.count}: ${page.path} ${formatFigure(page)}`);
    }
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new Error('The pages could not be measured to the end.');
    return pages;
  } finally {
    end();
    process.off('exit', end);
    bare.closeAllConnections();
    bare.close();
  }
}

function formatFigure({
  performance,
  accessibility,
  practices,
  seo,
  lcpMs,
  lcpRatio,
  tbtMs,
  cls,
}: MeasuredPage): string {
  const ratio = lcpRatio === undefined ? '' : ` (${lcpRatio.toFixed(2)} of the bare page)`;
  const scores = [performance, accessibility, practices, seo].join(' ');
  return `${scores}, LCP ${Math.round(lcpMs)} ms${ratio}, TBT ${Math.round(tbtMs)} ms, CLS ${cls.toFixed(3)}`;
}

function printFindings(pages: MeasuredPage[]): void {
  for (const { path, findings } of pages) {
    for (const { category, audit, title, places } of findings) {
      printLine(`  ${path}: ${category}/${audit}: ${title}`);
      for (const place of places) printLine(`      ${place}`);
    }
  }
}

function toFigures(pages: MeasuredPage[]): BenchmarkFigure[] {
  const lowest = (name: string, of: (page: MeasuredPage) => number, bound: string) => worst(name, pages, of, { bound });
  const highest = (name: string, of: (page: MeasuredPage) => number, show: (value: number) => string, bound: string) =>
    worst(name, pages, of, { bound, show, isCost: true });
  return [
    lowest('performance', ({ performance }) => performance, 'at least 99'),
    lowest('accessibility', ({ accessibility }) => accessibility, '100'),
    lowest('best practices', ({ practices }) => practices, '100'),
    lowest('SEO', ({ seo }) => seo, '100'),
    highest(
      'LCP relative to no scripts',
      ({ lcpRatio = 0 }) => lcpRatio,
      (ratio) => ratio.toFixed(2),
      'at most 1.1',
    ),
    highest(
      'TBT',
      ({ tbtMs }) => tbtMs,
      (ms) => `${Math.round(ms)} ms`,
      'at most 60 ms',
    ),
    highest(
      'CLS',
      ({ cls }) => cls,
      (shift) => shift.toFixed(3),
      '0',
    ),
  ];
}

interface Judged {
  bound: string;
  show?: (value: number) => string;
  isCost?: boolean;
}

function worst(
  name: string,
  pages: MeasuredPage[],
  of: (page: MeasuredPage) => number,
  judged: Judged,
): BenchmarkFigure {
  const { bound, show = String, isCost = false } = judged;
  const [first] = pages.toSorted((one, other) => (isCost ? of(other) - of(one) : of(one) - of(other)));
  const value = first ? `${show(of(first))} (${first.path})` : 'no page was measured';
  return { name: `${name}, worst of ${pages.length} pages`, value, bound };
}

function homeFigures({ site, repository, environment }: MeasuredSite): BenchmarkFigure[] {
  const line = execFileSync(process.execPath, [join(repository, 'e2e', 'measure-home.ts')], {
    cwd: repository,
    env: { ...environment, SITE_URL: site },
    encoding: 'utf8',
  });
  const home = JSON.parse(line) as {
    scripts: number;
    files: number;
    fonts: number;
    allButVideo: number;
    blocking: string[];
  };
  const blocking = home.blocking.length === 0 ? 'none' : home.blocking.join(', ');
  return [
    { name: 'home page, JavaScript', value: `${home.scripts} KB in ${home.files} files`, bound: 'at most 24 KB' },
    { name: 'of it, blocking the first paint', value: blocking, bound: 'none' },
    { name: 'home page, fonts', value: `${home.fonts} KB`, bound: 'at most 60 KB' },
    { name: 'home page, all but video', value: `${home.allButVideo} KB`, bound: 'at most 100 KB' },
  ];
}
