import { RememberedNumbers } from './remembered-numbers.ts';

describe('numbers of the admin', () => {
  it.each([
    [10_000, 'are exact when there are few rows', 2],
    [10_001, 'are remembered for a minute when there are many rows', 1],
  ])('of %i rows %s', async (rows, _rule, expected) => {
    let now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    let reads = 0;
    const numbers = new RememberedNumbers(() => Promise.resolve({ rows, reads: ++reads }));
    await numbers.get();
    now += 59_000;
    expect(await numbers.get()).toEqual({ rows, reads: expected });
    now += 1_000;
    expect(await numbers.get()).toEqual({ rows, reads: expected + 1 });
    clock.mockRestore();
  });
});
