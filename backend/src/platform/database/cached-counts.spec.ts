import { CachedCounts } from './cached-counts.ts';
import { ReadReplica } from './read-replica.ts';

describe('cached counts', () => {
  let now: number;
  let reads: number;
  beforeEach(() => {
    now = 0;
    reads = 0;
  });
  const cache = (rows: number, needsOwnWrites = () => false) =>
    new CachedCounts({
      read: () => Promise.resolve(++reads),
      countRows: () => rows,
      now: () => now,
      needsOwnWrites,
    });

  it.each([
    ['are read each time', 10_000, 2],
    ['stay for a minute', 10_001, 1],
  ])('%s when there are %i rows', async (_rule, rows, expected) => {
    const counts = cache(rows);
    await counts.get();
    now += 59_999;
    expect(await counts.get()).toBe(expected);
    now += 1;
    expect(await counts.get()).toBe(expected + 1);
  });

  it('are read again when the caller must see their own write', async () => {
    const replica = new ReadReplica(true);
    const counts = cache(Infinity, () => replica.needsOwnWrites);
    await counts.get();
    expect(await replica.runWithOwnWrites(() => counts.get())).toBe(2);
    expect(await counts.get()).toBe(2);
  });

  it('are read again after a failure', async () => {
    const read = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(7);
    const counts = new CachedCounts<number>({ read, countRows: () => Infinity });
    await expect(counts.get()).rejects.toThrow('away');
    expect(await counts.get()).toBe(7);
  });
});
