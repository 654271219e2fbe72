import { formatDateTime } from '#kernel/format-date.ts';
import { ReadCorrespondence } from '#modules/inquiries/index.ts';
import type { Email, Recipient, Services } from '../../use-cases/emails/define-mail.ts';

interface InquiryFacts {
  readonly inquiryId: string;
  readonly replyId?: string;
}

/** Header that prevents automatic replies (RFC 3834). */
export const autoSubmittedHeader = { 'Auto-Submitted': 'auto-generated' };

export async function toSender({ inquiryId }: InquiryFacts, services: Services): Promise<Recipient | undefined> {
  const inquiry = await services.get(ReadCorrespondence).read({ inquiryId });
  return inquiry && { email: inquiry.email, firstName: inquiry.name };
}

/**
 * Reads the text of an inquiry at sending, so that no other row stores a copy; undefined once the inquiry was deleted.
 */
export async function readCorrespondence({ facts, createdAt }: Email<InquiryFacts>, services: Services) {
  const read = await services.get(ReadCorrespondence).read(facts);
  if (!read) return undefined;
  const { receivedAt, dueAt } = read;
  return { ...read, due: formatDateTime(dueAt, createdAt), received: formatDateTime(receivedAt, createdAt) };
}
