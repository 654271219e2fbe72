import type { BenchmarkFigure } from './figure.ts';
import { computeMedian } from './load.ts';

interface Times {
  ours: number[];
  sql: number[];
}

/** Each round measures the product and SQL in turn, so that other programs slow both in the same way. */
export async function measureProductAndSql(
  times: number,
  ours: () => Promise<unknown>,
  sql: () => Promise<unknown>,
): Promise<Times> {
  const taken: Times = { ours: [], sql: [] };
  for (let round = 0; round <= times; round += 1) {
    for (const [name, work] of [['ours', ours] as const, ['sql', sql] as const]) {
      const begun = performance.now();
      await work();
      if (round > 0) taken[name].push(performance.now() - begun);
    }
  }
  return taken;
}

/** A slow query plan would make the comparison useless. */
export async function pickFasterQuery(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<() => Promise<unknown>> {
  const { ours, sql } = await measureProductAndSql(1, one, other);
  return computeMedian(ours) < computeMedian(sql) ? one : other;
}

export const mergeMeasuredTimes = (measured: Times[]): Times => ({
  ours: measured.flatMap(({ ours }) => ours),
  sql: measured.flatMap(({ sql }) => sql),
});

export function compareWithSql(name: string, { ours, sql }: Times, bound = 'at most 4'): BenchmarkFigure {
  const [own, bare] = [computeMedian(ours), computeMedian(sql)];
  const value = `${(own / bare).toFixed(1)} times bare SQL (${own.toFixed(1)} and ${bare.toFixed(1)} ms)`;
  return { name, value, bound };
}

export function findSlowestSearchTerm(searched: (Times & { term: string })[]): BenchmarkFigure {
  const shares = searched.map(({ term, ours, sql }) => ({ term, own: percentile95(ours), bare: percentile95(sql) }));
  const [worst] = shares.toSorted((one, other) => other.own / other.bare - one.own / one.bare);
  if (!worst) throw new Error('Nothing was searched for.');
  const { term, own, bare } = worst;
  const value = `${(own / bare).toFixed(1)} times bare SQL ('${term}': ${own.toFixed(1)} and ${bare.toFixed(1)} ms)`;
  return { name: `worst of ${searched.length} terms, 95th percentile`, value, bound: 'at most 10' };
}

const percentile95 = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? 0;
