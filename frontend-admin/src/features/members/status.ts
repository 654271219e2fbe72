type StatusTone = 'good' | 'bad' | 'over';

const good = new Set(['active', 'trialing']);
const over = new Set(['canceled', 'incomplete_expired', 'paused']);

/** A member without a paid plan has no status at Stripe and counts as active. */
export const getPlanStatus = (planStatus: string | null): string => planStatus || 'active';

/** An unknown status has the tone 'bad', so that staff notice it. */
export function getStatusTone(status: string): StatusTone {
  if (good.has(status)) return 'good';
  return over.has(status) ? 'over' : 'bad';
}
