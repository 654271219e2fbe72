export type RefreshOutcome = 'rotate' | 'repeat' | 'reused' | 'outdated' | 'ahead';

interface PresentedToken {
  readonly current: number;
  readonly presented: number;
  /** Counter of the first refresh token after the second factor was verified. */
  readonly raisedAt: number;
  readonly secondsSinceRefresh: number;
  readonly refreshTokenReuseSeconds: number;
}

/** The previous refresh token stays valid, because two browser tabs can refresh the session at the same time. */
export function classifyRefresh({
  current,
  presented,
  raisedAt,
  secondsSinceRefresh,
  refreshTokenReuseSeconds,
}: PresentedToken): RefreshOutcome {
  const behind = current - presented;
  if (behind < 0) return 'ahead';
  if (presented < raisedAt) return 'outdated';
  if (behind === 0) return 'rotate';
  if (behind === 1) return 'repeat';
  return secondsSinceRefresh < refreshTokenReuseSeconds ? 'repeat' : 'reused';
}
