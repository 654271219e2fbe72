import { capitalize } from '../../ui/format.ts';

const subjects: Readonly<Record<string, string>> = {
  confirm: 'Confirm email',
  recovery: 'Choose a new password',
  magiclink: 'Sign-in link',
  invite: 'Invitation',
  'email-change-old': 'Confirm email change',
  'email-change-new': 'Confirm new email',
  reauthentication: 'Confirm it is you',
  'password-changed': 'Password changed',
  'email-changed': 'Email changed',
  'new-device': 'Sign-in from a new device',
  'factor-changed': 'Two-step sign-in changed',
  'old-sign-in-used': 'Signed out for safety',
  'deletion-asked': 'Account deletion requested',
  'deletion-taken-back': 'Account deletion cancelled',
  welcome: 'Welcome to the list',
  'list-confirm': 'Confirm joining the list',
  'membership-begun': 'Membership started',
  'membership-change': 'Plan change',
  'membership-upgraded': 'Upgrade',
  'membership-cancelled': 'Renewal cancelled',
  'membership-refunded': 'Refund',
  'membership-refund-failed': 'Refund rejected by the bank',
  'membership-disputed': 'Payment disputed',
  'membership-payment-failed': 'Payment failed',
  'membership-unpaid': 'Membership ended: not paid',
  'membership-renewal': 'Renewal reminder',
  'withdrawal-receipt': 'We received your withdrawal',
  'inquiry-receipt': 'We received your message',
  'inquiry-notice': 'New message for the institute',
  'inquiry-reply': 'Reply to a message',
};

export const getEmailSubject = (kind: string): string => subjects[kind] ?? capitalize(kind.replaceAll('-', ' '));

interface DeliveryStatus {
  words: string;
  tone: 'good' | 'waiting' | 'bad' | 'over';
}

const deliveryStatuses: Readonly<Record<string, DeliveryStatus>> = {
  wanted: { words: 'queued', tone: 'waiting' },
  queued: { words: 'queued', tone: 'waiting' },
  sending: { words: 'sending', tone: 'waiting' },
  sent: { words: 'sent', tone: 'good' },
  delivered: { words: 'delivered', tone: 'good' },
  bounced: { words: 'did not arrive', tone: 'bad' },
  complained: { words: 'marked as spam', tone: 'bad' },
  failed: { words: 'failed', tone: 'bad' },
  unknown: { words: 'not known', tone: 'bad' },
  suppressed: { words: 'not sent', tone: 'over' },
  void: { words: 'no longer needed', tone: 'over' },
};

export const getDeliveryStatus = (state: string): DeliveryStatus =>
  deliveryStatuses[state] ?? { words: state, tone: 'bad' };
