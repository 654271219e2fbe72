import type { FactorChange } from '#modules/auth/index.ts';
import { defineMail, type EmailContext } from '../../use-cases/emails/define-mail.ts';
import { buildNoticeMailProps } from './shared.ts';

export const secondFactorChangedMail = defineMail({
  name: 'factor-changed',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-factor-changed')).authFactorChangedEmail,
  props: async (email: EmailContext<{ factor: string; change: FactorChange }>, services) => {
    const props = await buildNoticeMailProps(email, services);
    return props && { ...props, ...email.facts };
  },
});
