import { Settings } from '#platform/config/settings.ts';
import { defineMail, type EmailContext } from '../../use-cases/emails/define-mail.ts';

interface ReplyFacts {
  readonly subject: string;
  readonly text: string;
  readonly email: string;
  readonly name: string;
  readonly personId: string | null;
}

export const automationReplyForwardMail = defineMail({
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
