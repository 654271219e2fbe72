import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { buildTokenMailProps } from './shared.ts';

export const passwordRecoveryMail = defineMail({
  name: 'recovery',
  queue: 'auth-mail',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-recover')).authRecoverEmail,
  props: buildTokenMailProps,
});
