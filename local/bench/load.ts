export async function measureCallsPerSecond(workers: (() => Promise<unknown>)[], seconds = 4): Promise<number> {
  await Promise.all(workers.map((work) => repeatFor(0.7, work)));
  const begun = performance.now();
  const done = await Promise.all(workers.map((work) => repeatFor(seconds, work)));
  return done.reduce((sum, count) => sum + count, 0) / ((performance.now() - begun) / 1000);
}

/** Other programs slow all operations in the same way, because the operations alternate. */
export async function measureMedians(times: number, ...works: (() => Promise<unknown>)[]): Promise<number[]> {
  const taken = works.map((): number[] => []);
  for (let round = 0; round < times; round += 1) {
    for (const [index, work] of works.entries()) {
      const begun = performance.now();
      await work();
      taken[index]?.push(performance.now() - begun);
    }
  }
  return taken.map(computeMedian);
}

export function computeMedian(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [below = 0, above = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (below + above) / 2;
}

async function repeatFor(seconds: number, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  for (const until = performance.now() + seconds * 1000; performance.now() < until; count += 1) await work();
  return count;
}
