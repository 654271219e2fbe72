import { defineMail, type EmailContext } from '../../use-cases/emails/define-mail.ts';
import { buildNoticeMailProps } from './shared.ts';

export const oldRefreshTokenUsedMail = defineMail({
  name: 'old-sign-in-used',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-old-sign-in-used')).authOldSignInUsedEmail,
  props: async (email: EmailContext<{ device: string; address: string }>, services) => {
    const props = await buildNoticeMailProps(email, services);
    return props && { ...props, ...email.facts };
  },
});
