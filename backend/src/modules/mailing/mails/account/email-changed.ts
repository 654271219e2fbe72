import { defineMail, type EmailContext } from '../../use-cases/emails/define-mail.ts';
import { buildNoticeMailProps } from './shared.ts';

export const emailChangedMail = defineMail({
  name: 'email-changed',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-email-changed')).authEmailChangedEmail,
  props: async (email: EmailContext<{ newEmail: string }>, services) => {
    const props = await buildNoticeMailProps(email, services);
    return props && { ...props, newEmail: email.facts.newEmail };
  },
});
