import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { buildTokenMailProps } from './shared.ts';

/** Email with the code that the user types before a sensitive action; it contains no link. */
export const reauthenticationMail = defineMail({
  name: 'reauthentication',
  queue: 'auth-mail',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-code')).authCodeEmail,
  props: buildTokenMailProps,
});
