import { defineMail, type EmailContext } from '../../use-cases/emails/define-mail.ts';
import { buildTokenMailProps, type TokenMailData } from './shared.ts';

export const oldEmailConfirmationMail = defineMail({
  name: 'email-change-old',
  queue: 'auth-mail',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-email-change')).authEmailChangeEmail,
  props: async (email: EmailContext<TokenMailData>, services) => {
    const change = await buildTokenMailProps(email, services);
    return change && { ...change, which: 'old' as const };
  },
});
