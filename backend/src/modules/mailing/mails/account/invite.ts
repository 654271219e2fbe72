import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { buildTokenMailProps } from './shared.ts';

export const invitationMail = defineMail({
  name: 'invite',
  queue: 'auth-mail',
  why: 'Staff of the institute invited you to our site.',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-invite')).authInviteEmail,
  props: buildTokenMailProps,
});
