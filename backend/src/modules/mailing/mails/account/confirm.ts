import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { buildTokenMailProps } from './shared.ts';

export const emailConfirmationMail = defineMail({
  name: 'confirm',
  queue: 'auth-mail',
  why: 'This email address was used to sign up on our site. If it was not you, you can ignore the email: the account does not work before it is confirmed.',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-confirm')).authConfirmEmail,
  props: buildTokenMailProps,
});
