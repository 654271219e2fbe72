import { Settings } from '#platform/config/settings.ts';
import { InquiryReceived, ReadInquiryWithReply } from '#modules/inquiries/index.ts';
import { extractEmail } from '../../domain/email-hash.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { autoSubmittedHeader, buildInquiryMailProps } from './shared.ts';

export const inquiryNoticeMail = defineMail({
  name: 'inquiry-notice',
  queue: 'mailing',
  why: 'A person sent a message with a form of the site. The institute gets a copy of each message.',
  on: InquiryReceived,
  to: async ({ inquiryId }, services) => {
    const inquiry = await services.get(ReadInquiryWithReply).read({ inquiryId });
    return inquiry && { email: extractEmail(services.get(Settings).mailFrom) };
  },
  key: ({ inquiryId }) => inquiryId,
  template: async () => (await import('email-templates/emails/inquiry-notice')).inquiryNoticeEmail,
  props: async (email, services) => {
    const inquiry = await buildInquiryMailProps(email, services);
    if (!inquiry) return undefined;
    const { kind, reference, name, email: address, answers, due } = inquiry;
    return { kind, reference, name, email: address, answers, due };
  },
  replyTo: ({ email }) => email,
  headers: autoSubmittedHeader,
});
