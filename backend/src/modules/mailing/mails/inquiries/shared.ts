import { formatDateTime } from '#kernel/format-date.ts';
import { ReadInquiryWithReply } from '#modules/inquiries/index.ts';
import type { EmailContext, MailRecipient, MailServices } from '../../use-cases/emails/define-mail.ts';

interface InquiryFacts {
  readonly inquiryId: string;
  readonly replyId?: string;
}

/** Prevents automatic replies (RFC 3834). */
export const autoSubmittedHeader = { 'Auto-Submitted': 'auto-generated' };

export async function findInquirySender(
  { inquiryId }: InquiryFacts,
  services: MailServices,
): Promise<MailRecipient | undefined> {
  const inquiry = await services.get(ReadInquiryWithReply).read({ inquiryId });
  return inquiry && { email: inquiry.email, firstName: inquiry.name };
}

export async function buildInquiryMailProps({ facts, createdAt }: EmailContext<InquiryFacts>, services: MailServices) {
  const read = await services.get(ReadInquiryWithReply).read(facts);
  if (!read) return undefined;
  const { receivedAt, dueAt } = read;
  return { ...read, due: formatDateTime(dueAt, createdAt), received: formatDateTime(receivedAt, createdAt) };
}
