import { Settings } from '#platform/config/settings.ts';
import { InquiryAnswered } from '#modules/inquiries/index.ts';
import { extractEmail } from '../../domain/email-hash.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { readCorrespondence, toSender } from './shared.ts';

export const inquiryReply = defineMail({
  name: 'inquiry-reply',
  queue: 'mailing',
  on: InquiryAnswered,
  to: toSender,
  key: ({ replyId }) => replyId,
  template: async () => (await import('email-templates/emails/inquiry-reply')).inquiryReply,
  props: async (email, services) => {
    const inquiry = await readCorrespondence(email, services);
    if (!inquiry) return undefined;
    const { kind, reference, name, reply } = inquiry;
    return { kind, reference, name, lines: reply.split('\n') };
  },
  replyTo: (_, services) => extractEmail(services.get(Settings).mailFrom),
});
