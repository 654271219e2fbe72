import { defineMail } from '../../use-cases/emails/define-mail.ts';

export const listEmailChangedMail = defineMail({
  name: 'list-email-changed',
  queue: 'mailing',
  why: 'This email address was on our mailing list, and was replaced by another one on the preferences page. We inform the old address once.',
  consent: 'unproven',
  template: async () => (await import('email-templates/emails/list-email-changed')).listEmailChangedEmail,
  props: () => ({}),
});
