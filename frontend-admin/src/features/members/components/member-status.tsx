import { statusOf, toneOf } from '../status.ts';

/** A sign and a word. */
export function MemberStatus({ planStatus }: { planStatus: string | null }) {
  const status = statusOf(planStatus);
  return <span className={`status status-${toneOf(status)}`}>{status}</span>;
}
