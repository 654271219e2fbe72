import { defineMail, type EmailContext } from '../../use-cases/emails/define-mail.ts';
import { buildTokenMailProps, type TokenMailData } from './shared.ts';

export const newEmailConfirmationMail = defineMail({
  name: 'email-change-new',
  queue: 'auth-mail',
  why: 'A member wants to use this email address for an account. Nothing changes before the owner of the address agrees.',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-email-change')).authEmailChangeEmail,
  props: async (email: EmailContext<TokenMailData>, services) => {
    const change = await buildTokenMailProps(email, services);
    return change && { ...change, which: 'new' as const };
  },
});
