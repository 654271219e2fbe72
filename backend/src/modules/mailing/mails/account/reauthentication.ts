import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { tokenProps } from './shared.ts';

/** Contains the code for confirming a sensitive action; it has no link. */
export const reauthentication = defineMail({
  name: 'reauthentication',
  queue: 'auth-mail',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-code')).authCode,
  props: tokenProps,
});
