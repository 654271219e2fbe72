import { ReadReplica } from './read-replica.ts';
import { RememberedNumbers } from './remembered-numbers.ts';

describe('numbers of large tables', () => {
  let now: number;
  let reads: number;
  beforeEach(() => {
    now = 0;
    reads = 0;
  });
  const remember = (rows: number, needsOwnWrites = () => false) =>
    new RememberedNumbers({
      read: () => Promise.resolve(++reads),
      countRows: () => rows,
      now: () => now,
      needsOwnWrites,
    });

  it.each([
    [10_000, 'are exact when there are few rows', 2],
    [10_001, 'are remembered for a minute when there are many rows', 1],
  ])('of %i rows %s', async (rows, _rule, expected) => {
    const numbers = remember(rows);
    await numbers.get();
    now += 59_999;
    expect(await numbers.get()).toBe(expected);
    now += 1;
    expect(await numbers.get()).toBe(expected + 1);
  });

  it('are read again when the caller must see their own write', async () => {
    const replica = new ReadReplica(true);
    const numbers = remember(Infinity, () => replica.needsOwnWrites);
    await numbers.get();
    expect(await replica.runWithOwnWrites(() => numbers.get())).toBe(2);
    expect(await numbers.get()).toBe(2);
  });

  it('are read again after a failure', async () => {
    const read = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(7);
    const numbers = new RememberedNumbers<number>({ read, countRows: () => Infinity });
    await expect(numbers.get()).rejects.toThrow('away');
    expect(await numbers.get()).toBe(7);
  });
});
