import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { buildTokenMailProps } from './shared.ts';

export const magicLinkMail = defineMail({
  name: 'magiclink',
  queue: 'auth-mail',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-code')).authCodeEmail,
  props: buildTokenMailProps,
});
