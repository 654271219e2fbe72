import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { buildNoticeMailProps } from './shared.ts';

export const deletionCancelledMail = defineMail({
  name: 'deletion-taken-back',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-account-deletion')).authAccountDeletionEmail,
  props: async (email, services) => {
    const props = await buildNoticeMailProps(email, services);
    return props && { ...props, change: 'taken-back' as const, day: '' };
  },
});
