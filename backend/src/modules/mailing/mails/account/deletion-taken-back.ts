import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { noticeProps } from './shared.ts';

export const deletionTakenBack = defineMail({
  name: 'deletion-taken-back',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-account-deletion')).authAccountDeletion,
  props: async (email, services) => {
    const told = await noticeProps(email, services);
    return told && { ...told, change: 'taken-back' as const, day: '' };
  },
});
