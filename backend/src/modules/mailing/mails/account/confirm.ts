import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { buildTokenMailProps } from './shared.ts';

export const confirmEmailMail = defineMail({
  name: 'confirm',
  queue: 'auth-mail',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-confirm')).authConfirmEmail,
  props: buildTokenMailProps,
});
