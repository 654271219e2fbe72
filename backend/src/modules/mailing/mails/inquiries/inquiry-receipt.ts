import { InquiryReceived } from '../../../inquiries/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { byMachine, correspondence, toWriter } from './shared.ts';

/** Confirms to whoever filled in a form that it arrived. Its address may be anybody's. */
export const inquiryReceipt = defineMail({
  name: 'inquiry-receipt',
  queue: 'mailing',
  consent: 'unproven',
  oncePerMinute: true,
  on: InquiryReceived,
  to: toWriter,
  key: ({ inquiryId }) => inquiryId,
  template: async () => (await import('email-templates/emails/inquiry-receipt')).inquiryReceipt,
  props: async (email, services) => {
    const inquiry = await correspondence(email, services);
    return inquiry && { kind: inquiry.kind, reference: inquiry.reference, name: inquiry.name };
  },
  headers: byMachine,
});
