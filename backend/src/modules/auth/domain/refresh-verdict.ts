/**
 * `rotate`: the newest token, so a newer one is made. `repeat`: an older one that is still honoured, answered with the
 * newest. `reused`: somebody kept an old token, so the session must end. `ahead`: a number we never gave out.
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'reused' | 'ahead';

interface PresentedToken {
  /** The session's counter. */
  readonly current: number;
  /** The token's counter. */
  readonly presented: number;
  readonly secondsSinceRefresh: number;
  readonly reuseSeconds: number;
}

/**
 * The token just before the newest is honoured for as long as no newer one is made: two tabs refresh at the same moment,
 * and an answer may be lost on its way. Anything older is honoured only shortly after the last rotation.
 */
export function judgeRefresh({
  current,
  presented,
  secondsSinceRefresh,
  reuseSeconds,
}: PresentedToken): RefreshVerdict {
  const behind = current - presented;
  if (behind < 0) return 'ahead';
  if (behind === 0) return 'rotate';
  if (behind === 1) return 'repeat';
  return secondsSinceRefresh < reuseSeconds ? 'repeat' : 'reused';
}
