import { dayInWords } from '#kernel/time-in-words.ts';
import { defineMail, type Email } from '../../use-cases/emails/define-mail.ts';
import { notice } from './shared.ts';

/** Tells on which day the account will be deleted, and how to keep it. */
export const deletionAsked = defineMail({
  name: 'deletion-asked',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-account-deletion')).authAccountDeletion,
  props: async (email: Email<{ dueAt: string; zone?: string }>, services) => {
    // The page has named the day in the zone of the browser.
    const zone = email.facts.zone ?? email.zone;
    const told = await notice({ ...email, zone }, services);
    const day = dayInWords(new Date(email.facts.dueAt), email.createdAt, zone);
    return told && { ...told, change: 'asked' as const, day };
  },
});
