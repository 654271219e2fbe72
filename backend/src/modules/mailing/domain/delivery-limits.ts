/** Share of bounces above which email services close the account of a sender. */
export const bounceLimit = 0.04;
/** Share of complaints above which email services close the account of a sender. */
export const complaintLimit = 0.001;
/** Fewer emails do not pause a campaign: a batch has been sent before the first report, and a few reports prove little. */
const minEmails = 100;
/** Fewer complaints do not pause a campaign, because one complaint among 200 emails is above the limit. */
const minComplaints = 3;

/** Numbers of a campaign. `sent` includes all emails that the provider accepted. */
export interface DeliveryCounts {
  readonly sent: number;
  readonly bounced: number;
  readonly complained: number;
}

export type ExceededLimit = 'bounces' | 'complaints';

/** Returns the limit that the emails of a campaign exceed; undefined when there is none. */
export function findExceededLimit({ sent, bounced, complained }: DeliveryCounts): ExceededLimit | undefined {
  if (sent < minEmails) return undefined;
  if (complained >= minComplaints && complained / sent > complaintLimit) return 'complaints';
  return bounced / sent > bounceLimit ? 'bounces' : undefined;
}

/** Subtracts the numbers at the last automatic pause, so that a campaign does not pause again for the same reports. */
export const countSince = (now: DeliveryCounts, before: DeliveryCounts | null | undefined): DeliveryCounts => ({
  sent: now.sent - (before?.sent ?? 0),
  bounced: now.bounced - (before?.bounced ?? 0),
  complained: now.complained - (before?.complained ?? 0),
});

/** Returns a sentence with the reason of an automatic pause. */
export function describeExceededLimit(limit: ExceededLimit, { sent, bounced, complained }: DeliveryCounts): string {
  const [count, event, most] =
    limit === 'bounces' ? [bounced, 'bounced', bounceLimit] : [complained, 'were marked as spam', complaintLimit];
  const share = toPercent(count / sent);
  return `${toText(count)} of ${toText(sent)} emails ${event} (${share}). The limit is ${toPercent(most)}.`;
}

const toText = (number: number): string => number.toLocaleString('en');
const toPercent = (share: number): string => share.toLocaleString('en', { style: 'percent', maximumFractionDigits: 2 });
