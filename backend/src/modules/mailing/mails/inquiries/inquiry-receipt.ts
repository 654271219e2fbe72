import { InquiryReceived, ReadInquiryWithReply } from '#modules/inquiries/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { autoSubmittedHeader, buildInquiryMailProps, findInquirySender } from './shared.ts';

export const inquiryReceiptMail = defineMail({
  name: 'inquiry-receipt',
  queue: 'mailing',
  why: 'This email address was typed into a form of our site. We confirm each message that we get.',
  consent: 'unproven',
  oncePerMinute: true,
  on: InquiryReceived,
  to: async ({ inquiryId }, services) => {
    const inquiry = await services.get(ReadInquiryWithReply).read({ inquiryId });
    const isOther = inquiry?.kind === 'mentoring' || inquiry?.kind === 'withdrawal';
    return isOther ? undefined : findInquirySender({ inquiryId }, services);
  },
  key: ({ inquiryId }) => inquiryId,
  template: async () => (await import('email-templates/emails/inquiry-receipt')).inquiryReceiptEmail,
  props: async (email, services) => {
    const inquiry = await buildInquiryMailProps(email, services);
    if (!inquiry || inquiry.kind === 'mentoring' || inquiry.kind === 'withdrawal') return undefined;
    return { kind: inquiry.kind, reference: inquiry.reference, name: inquiry.name };
  },
  headers: autoSubmittedHeader,
});
