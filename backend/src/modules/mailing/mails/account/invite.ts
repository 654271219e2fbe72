import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { tokenProps } from './shared.ts';

export const invite = defineMail({
  name: 'invite',
  queue: 'auth-mail',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-invite')).authInvite,
  props: tokenProps,
});
