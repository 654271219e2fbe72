import type { InquiryStatus } from './api/inquiries.ts';

/** What becomes of an inquiry, in that order. */
export const statuses: readonly InquiryStatus[] = ['open', 'answered', 'closed'];

/** The status an address names; undefined, for all of them, where it names none. */
export const statusNamed = (word: string | null): InquiryStatus | undefined =>
  statuses.find((status) => status === word);
