/** Largest share of bounces, from 0 to 1, that email services accept. */
export const bounceLimit = 0.04;
/** Largest share of complaints, from 0 to 1, that email services accept. */
export const complaintLimit = 0.001;
/** A campaign with fewer sent emails does not pause, because a few reports prove little. */
const minEmails = 100;
/** A campaign with fewer complaints does not pause, because one complaint among 200 emails exceeds the limit. */
const minComplaints = 3;

export interface DeliveryCounts {
  readonly sent: number;
  readonly bounced: number;
  readonly complained: number;
}

export type ExceededLimit = 'bounces' | 'complaints';

export function findExceededLimit({ sent, bounced, complained }: DeliveryCounts): ExceededLimit | undefined {
  if (sent < minEmails) return undefined;
  if (complained >= minComplaints && complained / sent > complaintLimit) return 'complaints';
  return bounced / sent > bounceLimit ? 'bounces' : undefined;
}

/** Subtracts the counts of an earlier pause, so that a campaign does not pause twice for the same reports. */
export const subtractDeliveryCounts = (
  now: DeliveryCounts,
  before: DeliveryCounts | null | undefined,
): DeliveryCounts => ({
  sent: now.sent - (before?.sent ?? 0),
  bounced: now.bounced - (before?.bounced ?? 0),
  complained: now.complained - (before?.complained ?? 0),
});

export function describeExceededLimit(limit: ExceededLimit, { sent, bounced, complained }: DeliveryCounts): string {
  const [count, event, most] =
    limit === 'bounces' ? [bounced, 'bounced', bounceLimit] : [complained, 'were marked as spam', complaintLimit];
  const share = toPercent(count / sent);
  return `${toText(count)} of ${toText(sent)} emails ${event} (${share}). The limit is ${toPercent(most)}.`;
}

const toText = (number: number): string => number.toLocaleString('en');
const toPercent = (share: number): string => share.toLocaleString('en', { style: 'percent', maximumFractionDigits: 2 });
