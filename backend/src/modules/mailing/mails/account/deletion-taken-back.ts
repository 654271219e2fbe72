import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { noticeProps } from './shared.ts';

export const deletionTakenBack = defineMail({
  name: 'deletion-taken-back',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-account-deletion')).authAccountDeletion,
  props: async (email, services) => {
    const props = await noticeProps(email, services);
    return props && { ...props, change: 'taken-back' as const, day: '' };
  },
});
