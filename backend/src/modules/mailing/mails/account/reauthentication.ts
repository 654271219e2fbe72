import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { buildTokenMailProps } from './shared.ts';

export const reauthenticationMail = defineMail({
  name: 'reauthentication',
  queue: 'auth-mail',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-code')).authCodeEmail,
  props: buildTokenMailProps,
});
