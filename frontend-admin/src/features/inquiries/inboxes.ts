import type { InquiryKind } from './api/inquiries.ts';

/** One of the two places where inquiries arrive. */
export interface Inbox {
  path: string;
  title: string;
  /** What lies in it, where the title alone does not say. */
  about?: string;
  kinds: readonly [InquiryKind, ...InquiryKind[]];
  /** The way back from one of them. */
  all: string;
  /** What one of them is called where its name is not known. */
  one: string;
  empty: string;
}

export const ventures: Inbox = {
  path: '/admin/ventures',
  title: 'Ventures',
  about: 'Partnership applications',
  kinds: ['partner'],
  all: 'All applications',
  one: 'Application',
  empty: 'No applications yet.',
};

export const messages: Inbox = {
  path: '/admin/messages',
  title: 'Messages',
  kinds: ['volunteer', 'contact', 'mentoring', 'withdrawal'],
  all: 'All messages',
  one: 'Message',
  empty: 'No messages yet.',
};

export const kindWords: Record<InquiryKind, string> = {
  partner: 'Partnership',
  volunteer: 'Volunteer',
  contact: 'Message',
  mentoring: 'Mentoring',
  withdrawal: 'Withdrawal',
};
