import { Settings } from '#platform/config/settings.ts';
import { InquiryReceived, ReadCorrespondence } from '#modules/inquiries/index.ts';
import { extractEmail } from '../../domain/email-hash.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { autoSubmittedHeader, readCorrespondence } from './shared.ts';

export const inquiryNotice = defineMail({
  name: 'inquiry-notice',
  queue: 'mailing',
  on: InquiryReceived,
  to: async ({ inquiryId }, services) => {
    const inquiry = await services.get(ReadCorrespondence).read({ inquiryId });
    return inquiry && { email: extractEmail(services.get(Settings).mailFrom) };
  },
  key: ({ inquiryId }) => inquiryId,
  template: async () => (await import('email-templates/emails/inquiry-notice')).inquiryNotice,
  props: async (email, services) => {
    const inquiry = await readCorrespondence(email, services);
    if (!inquiry) return undefined;
    const { kind, reference, name, email: address, answers, due } = inquiry;
    return { kind, reference, name, email: address, answers, due };
  },
  replyTo: ({ email }) => email,
  headers: autoSubmittedHeader,
});
