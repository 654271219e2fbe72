import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { proof } from './shared.ts';

/** Brings a link and a code to sign in with. */
export const magiclink = defineMail({
  name: 'magiclink',
  queue: 'auth-mail',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-code')).authCode,
  props: proof,
});
