import { defineMail } from '../../use-cases/emails/define-mail.ts';

export const replyAttachmentsMail = defineMail({
  name: 'reply-attachments',
  queue: 'mailing',
  why: 'You replied to one of our emails, and your reply had attached files.',
  template: async () => (await import('email-templates/emails/reply-attachments')).replyAttachmentsEmail,
  props: ({ facts: { subject } }: { facts: { subject: string } }) => ({ subject }),
});
