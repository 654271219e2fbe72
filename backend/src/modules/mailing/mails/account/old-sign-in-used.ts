import { defineMail, type Email } from '../../use-cases/emails/define-mail.ts';
import { noticeProps } from './shared.ts';

/** Warns the user that an old refresh token was used, which can mean that another person has a copy of it. */
export const oldSignInUsed = defineMail({
  name: 'old-sign-in-used',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-old-sign-in-used')).authOldSignInUsed,
  props: async (email: Email<{ device: string; address: string }>, services) => {
    const props = await noticeProps(email, services);
    return props && { ...props, ...email.facts };
  },
});
