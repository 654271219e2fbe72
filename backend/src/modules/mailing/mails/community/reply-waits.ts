import { defineMail } from '../../use-cases/emails/define-mail.ts';

export const replyWaitsMail = defineMail({
  name: 'reply-waits',
  queue: 'mailing',
  why: 'You replied by email to a notification of the forum.',
  template: async () => (await import('email-templates/emails/reply-waits')).replyWaitsEmail,
  props: ({ facts: { path } }: { facts: { path: string } }) => ({ path }),
});
