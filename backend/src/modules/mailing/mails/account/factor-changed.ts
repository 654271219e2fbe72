import type { FactorChange } from '#modules/auth/index.ts';
import { defineMail, type Email } from '../../use-cases/emails/define-mail.ts';
import { noticeProps } from './shared.ts';

export const factorChanged = defineMail({
  name: 'factor-changed',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-factor-changed')).authFactorChanged,
  props: async (email: Email<{ factor: string; change: FactorChange }>, services) => {
    const props = await noticeProps(email, services);
    return props && { ...props, ...email.facts };
  },
});
