import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { proof } from './shared.ts';

/** Brings the way back in to somebody who forgot the password. */
export const recovery = defineMail({
  name: 'recovery',
  queue: 'auth-mail',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-recover')).authRecover,
  props: proof,
});
