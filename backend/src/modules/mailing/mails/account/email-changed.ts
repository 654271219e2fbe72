import { defineMail, type Email } from '../../use-cases/emails/define-mail.ts';
import { noticeProps } from './shared.ts';

export const emailChanged = defineMail({
  name: 'email-changed',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-email-changed')).authEmailChanged,
  props: async (email: Email<{ newEmail: string }>, services) => {
    const props = await noticeProps(email, services);
    return props && { ...props, newEmail: email.facts.newEmail };
  },
});
