/**
 * Tone of a status, which decides the dot next to the text: filled for 'good', red and hollow for 'bad', hollow for
 * 'over'.
 */
type StatusTone = 'good' | 'bad' | 'over';

const good = new Set(['active', 'trialing']);
const over = new Set(['canceled', 'incomplete_expired', 'paused']);

/** Returns the status of the plan. A member without a paid plan has no status at Stripe and counts as active. */
export const getPlanStatus = (planStatus: string | null): string => planStatus || 'active';

/** Returns the tone of a status. An unknown status has the tone 'bad', so that staff notice it. */
export function getStatusTone(status: string): StatusTone {
  if (good.has(status)) return 'good';
  return over.has(status) ? 'over' : 'bad';
}
