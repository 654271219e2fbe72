import type { InquiryKind } from './api/inquiries.ts';

export interface Inbox {
  path: string;
  title: string;
  about?: string;
  kinds: readonly [InquiryKind, ...InquiryKind[]];
  all: string;
  one: string;
  empty: string;
}

export const venturesInbox: Inbox = {
  path: '/admin/ventures',
  title: 'Ventures',
  about: 'Partnership applications',
  kinds: ['partner'],
  all: 'All applications',
  one: 'Application',
  empty: 'No applications yet.',
};

export const messagesInbox: Inbox = {
  path: '/admin/messages',
  title: 'Messages',
  kinds: ['volunteer', 'contact', 'mentoring', 'withdrawal'],
  all: 'All messages',
  one: 'Message',
  empty: 'No messages yet.',
};

export const inquiryKindLabels: Record<InquiryKind, string> = {
  partner: 'Partnership',
  volunteer: 'Volunteer',
  contact: 'Message',
  mentoring: 'Mentoring',
  withdrawal: 'Withdrawal',
};
