import { Settings } from '#platform/config/settings.ts';
import { InquiryAnswered } from '#modules/inquiries/index.ts';
import { extractEmail } from '../../domain/email-hash.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { buildInquiryMailProps, findInquirySender } from './shared.ts';

export const inquiryReplyMail = defineMail({
  name: 'inquiry-reply',
  queue: 'mailing',
  why: 'You sent us a message with a form of our site. This is our reply.',
  on: InquiryAnswered,
  to: findInquirySender,
  key: ({ replyId }) => replyId,
  template: async () => (await import('email-templates/emails/inquiry-reply')).inquiryReplyEmail,
  props: async (email, services) => {
    const inquiry = await buildInquiryMailProps(email, services);
    if (!inquiry) return undefined;
    const { kind, reference, name, reply } = inquiry;
    return { kind, reference, name, lines: reply.split('\n') };
  },
  replyTo: (_, services) => extractEmail(services.get(Settings).mailFrom),
});
