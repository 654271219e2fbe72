import { InquiryReceived, ReadInquiryCorrespondence } from '#modules/inquiries/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { autoSubmittedHeader, readMailCorrespondence, findInquirySender } from './shared.ts';

/** Confirms to the sender of a form that it was received; the email address is unverified. */
export const inquiryReceiptMail = defineMail({
  name: 'inquiry-receipt',
  queue: 'mailing',
  consent: 'unproven',
  oncePerMinute: true,
  on: InquiryReceived,
  // These kinds need no receipt here: a member sees a mentoring request on the site, and a withdrawal has its own
  // receipt.
  to: async ({ inquiryId }, services) => {
    const inquiry = await services.get(ReadInquiryCorrespondence).read({ inquiryId });
    const isOther = inquiry?.kind === 'mentoring' || inquiry?.kind === 'withdrawal';
    return isOther ? undefined : findInquirySender({ inquiryId }, services);
  },
  key: ({ inquiryId }) => inquiryId,
  template: async () => (await import('email-templates/emails/inquiry-receipt')).inquiryReceiptEmail,
  props: async (email, services) => {
    const inquiry = await readMailCorrespondence(email, services);
    if (!inquiry || inquiry.kind === 'mentoring' || inquiry.kind === 'withdrawal') return undefined;
    return { kind: inquiry.kind, reference: inquiry.reference, name: inquiry.name };
  },
  headers: autoSubmittedHeader,
});
