/**
 * `rotate`: the newest token, so a newer one is made. `repeat`: an older one that is still honoured, answered with the
 * newest. `reused`: somebody kept an old token, so the session must end. `outdated`: it is of the time before the second
 * factor was shown, so it opens nothing. `ahead`: a number we never gave out.
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'reused' | 'outdated' | 'ahead';

interface PresentedToken {
  /** The session's counter. */
  readonly current: number;
  /** The token's counter. */
  readonly presented: number;
  /** The first counter given out after the second factor was shown; 0 while none was. */
  readonly raisedAt: number;
  readonly secondsSinceRefresh: number;
  readonly reuseSeconds: number;
}

/**
 * The token just before the newest is honoured for as long as no newer one is made: two tabs refresh at the same moment,
 * and an answer may be lost on its way. Anything older is honoured only shortly after the last rotation, and nothing from
 * before a second proof ever: another tab may still hold such a token, so it is no sign of a theft either.
 */
export function judgeRefresh({
  current,
  presented,
  raisedAt,
  secondsSinceRefresh,
  reuseSeconds,
}: PresentedToken): RefreshVerdict {
  const behind = current - presented;
  if (behind < 0) return 'ahead';
  if (presented < raisedAt) return 'outdated';
  if (behind === 0) return 'rotate';
  if (behind === 1) return 'repeat';
  return secondsSinceRefresh < reuseSeconds ? 'repeat' : 'reused';
}
