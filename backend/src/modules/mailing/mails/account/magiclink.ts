import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { tokenProps } from './shared.ts';

export const magiclink = defineMail({
  name: 'magiclink',
  queue: 'auth-mail',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-code')).authCode,
  props: tokenProps,
});
