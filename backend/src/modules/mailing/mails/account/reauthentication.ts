import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { proof } from './shared.ts';

/** Brings the code by which a signed-in person proves anew who they are. It has no link. */
export const reauthentication = defineMail({
  name: 'reauthentication',
  queue: 'auth-mail',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-code')).authCode,
  props: proof,
});
