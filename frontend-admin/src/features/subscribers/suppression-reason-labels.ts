import type { Subscriber } from './api/subscribers.ts';

type SuppressionReason = NonNullable<Subscriber['suppression']>;

export const suppressionReasonLabels: Readonly<Record<SuppressionReason, string>> = {
  bounced: 'emails bounce',
  complained: 'marked as spam',
  declined: 'asked for no emails',
  imported: 'suppressed by an import',
};
