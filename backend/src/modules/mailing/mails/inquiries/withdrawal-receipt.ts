import { InquiryReceived, ReadInquiryCorrespondence } from '#modules/inquiries/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { autoSubmittedHeader, readMailCorrespondence, findInquirySender } from './shared.ts';

/**
 * Confirms that a withdrawal was received, and when. The text is the same for every email address and invoice number.
 */
export const withdrawalReceiptMail = defineMail({
  name: 'withdrawal-receipt',
  queue: 'mailing',
  consent: 'unproven',
  on: InquiryReceived,
  to: async ({ inquiryId }, services) => {
    const inquiry = await services.get(ReadInquiryCorrespondence).read({ inquiryId });
    return inquiry?.kind === 'withdrawal' ? findInquirySender({ inquiryId }, services) : undefined;
  },
  key: ({ inquiryId }) => inquiryId,
  template: async () => (await import('email-templates/emails/withdrawal-receipt')).withdrawalReceiptEmail,
  props: async (email, services) => {
    const inquiry = await readMailCorrespondence(email, services);
    if (!inquiry) return undefined;
    const { reference, received, answers } = inquiry;
    return { reference, received, invoice: answers[0]?.text ?? '' };
  },
  headers: autoSubmittedHeader,
});
