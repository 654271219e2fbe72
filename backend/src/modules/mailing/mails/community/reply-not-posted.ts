import type { ReplyRefusal } from 'email-templates/emails/reply-not-posted';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { replyEmailDays } from '../../use-cases/replies/reply-emails.ts';

export const replyNotPostedMail = defineMail({
  name: 'reply-not-posted',
  queue: 'mailing',
  why: 'You replied by email to a notification of the forum.',
  template: async () => (await import('email-templates/emails/reply-not-posted')).replyNotPostedEmail,
  props: ({ facts: { reason, path } }: { facts: { reason: ReplyRefusal; path: string } }) => ({
    ...{ reason, path, replyDays: replyEmailDays },
  }),
});
