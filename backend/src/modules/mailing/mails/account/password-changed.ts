import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { noticeProps } from './shared.ts';

export const passwordChanged = defineMail({
  name: 'password-changed',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-password-changed')).authPasswordChanged,
  props: noticeProps,
});
