import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { buildNoticeMailProps } from './shared.ts';

export const passwordChangedMail = defineMail({
  name: 'password-changed',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-password-changed')).authPasswordChangedEmail,
  props: buildNoticeMailProps,
});
