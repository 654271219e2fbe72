import { classifyRefresh } from './classify-refresh.ts';

const judge = (behind: number, secondsSinceRefresh: number, refreshTokenReuseSeconds = 10) =>
  classifyRefresh({ current: 7, presented: 7 - behind, raisedAt: 0, secondsSinceRefresh, refreshTokenReuseSeconds });

describe('classifyRefresh', () => {
  it('rotates the newest token at any age', () => {
    expect(judge(0, 0)).toBe('rotate');
    expect(judge(0, 1_000_000)).toBe('rotate');
  });

  it('repeats the newest token for the previous one at any age', () => {
    expect(judge(1, 0)).toBe('repeat');
    expect(judge(1, 1_000_000)).toBe('repeat');
  });

  it('repeats the newest token for older ones only within the reuse interval', () => {
    expect(judge(2, 9.9)).toBe('repeat');
    expect(judge(5, 9.9)).toBe('repeat');
    expect(judge(2, 10)).toBe('reused');
    expect(judge(5, 60)).toBe('reused');
  });

  it('reports reuse of an older token immediately when the interval is zero', () => {
    expect(judge(1, 0, 0)).toBe('repeat');
    expect(judge(2, 0, 0)).toBe('reused');
  });

  it('rejects a token from before the second factor and keeps the session', () => {
    const judgeRaised = (presented: number, secondsSinceRefresh: number) =>
      classifyRefresh({ current: 7, presented, raisedAt: 6, secondsSinceRefresh, refreshTokenReuseSeconds: 10 });
    for (const presented of [5, 4, 0])
      for (const seconds of [0, 1_000_000]) expect(judgeRaised(presented, seconds)).toBe('outdated');
    expect(judgeRaised(6, 0)).toBe('repeat');
    expect(judgeRaised(7, 0)).toBe('rotate');
  });

  it('rejects a counter that was never issued', () => {
    expect(judge(-1, 0)).toBe('ahead');
  });
});
