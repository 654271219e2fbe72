import type { StatusBadgeTone } from '../../ui/status.tsx';
import type { RecipientState } from './api/sending.ts';

export const recipientLabels: Readonly<Record<RecipientState, string>> = {
  queued: 'queued',
  sending: 'sending',
  sent: 'sent',
  delivered: 'delivered',
  bounced: 'bounced',
  complained: 'marked as spam',
  failed: 'failed',
  suppressed: 'not sent',
  unknown: 'not known',
};

export const recipientTones: Readonly<Record<RecipientState, StatusBadgeTone>> = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'good',
  delivered: 'good',
  bounced: 'bad',
  complained: 'bad',
  failed: 'bad',
  suppressed: 'over',
  unknown: 'bad',
};
