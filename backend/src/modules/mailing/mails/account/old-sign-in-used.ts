import { defineMail, type EmailContext } from '../../use-cases/emails/define-mail.ts';
import { buildNoticeMailProps } from './shared.ts';

/** Warns a user about the use of an old refresh token, because another person may have copied it. */
export const oldRefreshTokenUsedMail = defineMail({
  name: 'old-sign-in-used',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-old-sign-in-used')).authOldSignInUsedEmail,
  props: async (email: EmailContext<{ device: string; address: string }>, services) => {
    const props = await buildNoticeMailProps(email, services);
    return props && { ...props, ...email.facts };
  },
});
