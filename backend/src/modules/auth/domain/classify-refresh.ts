/**
 * Result of comparing a refresh token with its session. `rotate`: the newest token; issue the next one. `repeat`: an
 * older token that is still valid; return the newest one. `reused`: an old token that is no longer valid; end the
 * session. `outdated`: issued before the second factor was verified; reject it. `ahead`: never issued, because its
 * counter is higher than that of the newest token.
 */
export type RefreshOutcome = 'rotate' | 'repeat' | 'reused' | 'outdated' | 'ahead';

interface PresentedToken {
  readonly current: number;
  readonly presented: number;
  /** Counter of the first refresh token issued after the second factor was verified; 0 if it was never verified. */
  readonly raisedAt: number;
  readonly secondsSinceRefresh: number;
  readonly reuseSeconds: number;
}

/**
 * Compares the counter of a refresh token with its session. The previous token stays valid until the next rotation,
 * because two tabs can refresh at the same time and a response can be lost; older tokens stay valid for some seconds. A
 * token from before the second factor was verified is rejected, but is not treated as stolen, because another tab may
 * still have it.
 */
export function classifyRefresh({
  current,
  presented,
  raisedAt,
  secondsSinceRefresh,
  reuseSeconds,
}: PresentedToken): RefreshOutcome {
  const behind = current - presented;
  if (behind < 0) return 'ahead';
  if (presented < raisedAt) return 'outdated';
  if (behind === 0) return 'rotate';
  if (behind === 1) return 'repeat';
  return secondsSinceRefresh < reuseSeconds ? 'repeat' : 'reused';
}
