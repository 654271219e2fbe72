import { InquiryReceived, ReadCorrespondence } from '#modules/inquiries/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { byMachine, correspondence, toWriter } from './shared.ts';

/** Confirms to whoever filled in a form that it arrived. Its address may be anybody's. */
export const inquiryReceipt = defineMail({
  name: 'inquiry-receipt',
  queue: 'mailing',
  consent: 'unproven',
  oncePerMinute: true,
  on: InquiryReceived,
  // A member sees a request for mentoring on their page, and a withdrawal has a receipt of its own.
  to: async ({ inquiryId }, services) => {
    const inquiry = await services.get(ReadCorrespondence).read({ inquiryId });
    const isOther = inquiry?.kind === 'mentoring' || inquiry?.kind === 'withdrawal';
    return isOther ? undefined : toWriter({ inquiryId }, services);
  },
  key: ({ inquiryId }) => inquiryId,
  template: async () => (await import('email-templates/emails/inquiry-receipt')).inquiryReceipt,
  props: async (email, services) => {
    const inquiry = await correspondence(email, services);
    if (!inquiry || inquiry.kind === 'mentoring' || inquiry.kind === 'withdrawal') return undefined;
    return { kind: inquiry.kind, reference: inquiry.reference, name: inquiry.name };
  },
  headers: byMachine,
});
