import { defineMail, type Email } from '../../use-cases/emails/define-mail.ts';
import { noticeProps } from './shared.ts';

export const emailChanged = defineMail({
  name: 'email-changed',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-email-changed')).authEmailChanged,
  props: async (email: Email<{ newEmail: string }>, services) => {
    const told = await noticeProps(email, services);
    return told && { ...told, newEmail: email.facts.newEmail };
  },
});
