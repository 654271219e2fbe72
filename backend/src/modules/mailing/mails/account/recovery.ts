import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { tokenProps } from './shared.ts';

export const recovery = defineMail({
  name: 'recovery',
  queue: 'auth-mail',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-recover')).authRecover,
  props: tokenProps,
});
