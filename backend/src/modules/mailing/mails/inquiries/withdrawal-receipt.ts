import { InquiryReceived, ReadInquiryWithReply } from '#modules/inquiries/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { autoSubmittedHeader, buildInquiryMailProps, findInquirySender } from './shared.ts';

/** Confirms the time of receipt, but not that the email address or the invoice number exists. */
export const withdrawalReceiptMail = defineMail({
  name: 'withdrawal-receipt',
  queue: 'mailing',
  why: 'This email address was typed into the form to withdraw from a purchase. We confirm each withdrawal.',
  consent: 'unproven',
  on: InquiryReceived,
  to: async ({ inquiryId }, services) => {
    const inquiry = await services.get(ReadInquiryWithReply).read({ inquiryId });
    return inquiry?.kind === 'withdrawal' ? findInquirySender({ inquiryId }, services) : undefined;
  },
  key: ({ inquiryId }) => inquiryId,
  template: async () => (await import('email-templates/emails/withdrawal-receipt')).withdrawalReceiptEmail,
  props: async (email, services) => {
    const inquiry = await buildInquiryMailProps(email, services);
    if (!inquiry) return undefined;
    const { reference, received, answers } = inquiry;
    return { reference, received, invoice: answers[0]?.text ?? '' };
  },
  headers: autoSubmittedHeader,
});
