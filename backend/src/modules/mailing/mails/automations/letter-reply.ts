import { Settings } from '#platform/config/settings.ts';
import { defineMail, type EmailContext } from '../../use-cases/emails/define-mail.ts';

interface ReplyFacts {
  /** Subject of the email that the person replied to. */
  readonly subject: string;
  readonly text: string;
  /** Email address from which the person replied. */
  readonly email: string;
  readonly name: string;
  readonly personId: string | null;
}

/** Reply of a person to an email of an automation, for the mailbox of the institute. */
export const letterReplyMail = defineMail({
  name: 'letter-reply',
  queue: 'mailing',
  why: 'A person replied to an email of an automation. Such replies are sent to the mailbox of the institute.',
  template: async () => (await import('email-templates/emails/automation-notice')).automationNoticeEmail,
  props: ({ facts: { subject, text, email, name, personId } }: EmailContext<ReplyFacts>, services) => ({
    ...{ automation: `Reply to “${subject}”`, text, isReply: true, replyEmail: email },
    person: name ? `${name} (${email})` : email,
    url: new URL(personId ? `/admin/users/${personId}` : '/admin/subscribers', services.get(Settings).siteUrl).href,
  }),
  replyTo: ({ replyEmail }) => replyEmail,
});
