import { InquiryReceived, ReadCorrespondence } from '#modules/inquiries/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { autoSubmittedHeader, readCorrespondence, toSender } from './shared.ts';

/**
 * Confirms that a withdrawal was received, and when. The text is the same for every email address and invoice number.
 */
export const withdrawalReceipt = defineMail({
  name: 'withdrawal-receipt',
  queue: 'mailing',
  consent: 'unproven',
  on: InquiryReceived,
  to: async ({ inquiryId }, services) => {
    const inquiry = await services.get(ReadCorrespondence).read({ inquiryId });
    return inquiry?.kind === 'withdrawal' ? toSender({ inquiryId }, services) : undefined;
  },
  key: ({ inquiryId }) => inquiryId,
  template: async () => (await import('email-templates/emails/withdrawal-receipt')).withdrawalReceipt,
  props: async (email, services) => {
    const inquiry = await readCorrespondence(email, services);
    if (!inquiry) return undefined;
    const { reference, received, answers } = inquiry;
    return { reference, received, invoice: answers[0]?.text ?? '' };
  },
  headers: autoSubmittedHeader,
});
