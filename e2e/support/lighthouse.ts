import lighthouse, { type Flags, type Result } from 'lighthouse';

interface Finding {
  category: string;
  audit: string;
  title: string;
  places: string[];
}

/** A busy browser may lose the recorded data, so a failed run is tried again. */
export async function runLighthouse(url: string, port: number, choices: Flags = {}, triesLeft = 2): Promise<Result> {
  const result = await lighthouse(url, { port, logLevel: 'silent', ...choices });
  const error = result?.lhr.runtimeError;
  if (result && !error) return result.lhr;
  if (triesLeft === 0) throw new Error(`${url}: ${error?.message ?? 'no result'}`);
  return runLighthouse(url, port, choices, triesLeft - 1);
}

export function summarizeLighthouseRuns(runs: Result[]) {
  const score = (category: string) =>
    Math.round(100 * computeMedianMetric(runs, (run) => run.categories[category]?.score ?? 0));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcpMs: computeMedianMetric(runs, createMetricReader('largest-contentful-paint')),
    tbtMs: computeMedianMetric(runs, createMetricReader('total-blocking-time')),
    cls: computeMedianMetric(runs, createMetricReader('cumulative-layout-shift')),
    findings: runs[0] ? listFindings(runs[0]) : [],
  };
}

export function createMetricReader(audit: string): (run: Result) => number {
  return ({ audits }) => audits[audit]?.numericValue ?? 0;
}

export function computeMedianMetric(runs: Result[], of: (run: Result) => number): number {
  const sorted = runs.map(of).toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

function listFindings({ categories, audits }: Result): Finding[] {
  return Object.values(categories).flatMap(({ id: category, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= (category === 'performance' ? 0.9 : 1))
        return [];
      return [{ category, audit: id, title: audit.title, places: listSelectors(audit.details) }];
    }),
  );
}

function listSelectors(details: Result['audits'][string]['details']): string[] {
  if (details?.type !== 'table') return [];
  return details.items.slice(0, 4).map((item) => {
    const { node } = item as { node?: { snippet?: string } };
    return node?.snippet ?? JSON.stringify(item).slice(0, 200);
  });
}
