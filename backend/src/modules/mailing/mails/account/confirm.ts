import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { tokenProps } from './shared.ts';

export const confirm = defineMail({
  name: 'confirm',
  queue: 'auth-mail',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-confirm')).authConfirm,
  props: tokenProps,
});
