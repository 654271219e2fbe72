import { formatDay } from '#kernel/format-date.ts';
import { defineMail, type EmailContext } from '../../use-cases/emails/define-mail.ts';
import { buildNoticeMailProps } from './shared.ts';

export const deletionRequestedMail = defineMail({
  name: 'deletion-asked',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-account-deletion')).authAccountDeletionEmail,
  props: async (email: EmailContext<{ dueAt: string; zone?: string }>, services) => {
    // The zone of the browser is preferred, because the page showed the day of the deletion in that zone.
    const zone = email.facts.zone ?? email.zone;
    const props = await buildNoticeMailProps({ ...email, zone }, services);
    const day = formatDay(new Date(email.facts.dueAt), email.createdAt, zone);
    return props && { ...props, change: 'asked' as const, day };
  },
});
