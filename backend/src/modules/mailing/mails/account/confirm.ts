import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { proof } from './shared.ts';

/** Asks a new member whether the address is theirs. */
export const confirm = defineMail({
  name: 'confirm',
  queue: 'auth-mail',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-confirm')).authConfirm,
  props: proof,
});
