/** How a status is shown besides its word: 'good' is a filled dot, 'bad' a red hollow one, 'over' a hollow one. */
type StatusTone = 'good' | 'bad' | 'over';

const good = new Set(['active', 'trialing']);
const over = new Set(['canceled', 'incomplete_expired', 'paused']);

/** A member without a paid plan has no status of their own and counts as active. */
export const statusOf = (planStatus: string | null): string => planStatus || 'active';

/** A status this version does not know asks for attention. */
export function toneOf(status: string): StatusTone {
  if (good.has(status)) return 'good';
  return over.has(status) ? 'over' : 'bad';
}
