/** Tone of a status. 'good' is drawn as a filled dot, 'bad' as a red hollow dot, 'over' as a hollow dot. */
type StatusTone = 'good' | 'bad' | 'over';

const good = new Set(['active', 'trialing']);
const over = new Set(['canceled', 'incomplete_expired', 'paused']);

/** A member without a paid plan has no status and counts as active. */
export const getPlanStatus = (planStatus: string | null): string => planStatus || 'active';

/** An unknown status is shown as 'bad'. */
export function getStatusTone(status: string): StatusTone {
  if (good.has(status)) return 'good';
  return over.has(status) ? 'over' : 'bad';
}
