import { judgeRefresh } from './refresh-verdict.ts';

const judge = (behind: number, secondsSinceRefresh: number, reuseSeconds = 10) =>
  judgeRefresh({ current: 7, presented: 7 - behind, raisedAt: 0, secondsSinceRefresh, reuseSeconds });

describe('a presented refresh token', () => {
  it('rotates when it is the newest, however long it lay', () => {
    expect(judge(0, 0)).toBe('rotate');
    expect(judge(0, 1_000_000)).toBe('rotate');
  });

  it('gets the newest back when it is the one before, however long ago it was replaced', () => {
    expect(judge(1, 0)).toBe('repeat');
    expect(judge(1, 1_000_000)).toBe('repeat');
  });

  it('is honoured two or more generations back only within the reuse interval', () => {
    expect(judge(2, 9.9)).toBe('repeat');
    expect(judge(5, 9.9)).toBe('repeat');
    expect(judge(2, 10)).toBe('reused');
    expect(judge(5, 60)).toBe('reused');
  });

  it('is reused at once, two generations back, where the interval is nil', () => {
    expect(judge(1, 0, 0)).toBe('repeat');
    expect(judge(2, 0, 0)).toBe('reused');
  });

  it('opens nothing, and ends nothing, when it is from before the second factor was shown', () => {
    const judgeRaised = (presented: number, secondsSinceRefresh: number) =>
      judgeRefresh({ current: 7, presented, raisedAt: 6, secondsSinceRefresh, reuseSeconds: 10 });
    for (const presented of [5, 4, 0])
      for (const seconds of [0, 1_000_000]) expect(judgeRaised(presented, seconds)).toBe('outdated');
    expect(judgeRaised(6, 0)).toBe('repeat');
    expect(judgeRaised(7, 0)).toBe('rotate');
  });

  it('is refused when its number was never given out', () => {
    expect(judge(-1, 0)).toBe('ahead');
  });
});
