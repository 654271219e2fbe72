import { defineMail, type Email } from '../../use-cases/emails/define-mail.ts';
import { tokenProps, type TokenFacts } from './shared.ts';

export const emailChangeNew = defineMail({
  name: 'email-change-new',
  queue: 'auth-mail',
  isSecret: true,
  template: async () => (await import('email-templates/emails/auth-email-change')).authEmailChange,
  props: async (email: Email<TokenFacts>, services) => {
    const change = await tokenProps(email, services);
    return change && { ...change, which: 'new' as const };
  },
});
