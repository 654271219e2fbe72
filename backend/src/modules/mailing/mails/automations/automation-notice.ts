import { Settings } from '#platform/config/settings.ts';
import { defineMail, type EmailContext } from '../../use-cases/emails/define-mail.ts';

interface NoticeFacts {
  readonly automation: string;
  readonly text: string;
  readonly email: string;
  readonly name: string;
  readonly personId: string | null;
}

export const automationNoticeMail = defineMail({
  name: 'automation-notice',
  queue: 'mailing',
  why: 'An automation that staff wrote sends messages about people to the mailbox of the institute.',
  template: async () => (await import('email-templates/emails/automation-notice')).automationNoticeEmail,
  props: ({ facts: { automation, text, email, name, personId } }: EmailContext<NoticeFacts>, services) => ({
    automation,
    text,
    person: name ? `${name} (${email})` : email,
    url: new URL(personId ? `/admin/users/${personId}` : '/admin/subscribers', services.get(Settings).siteUrl).href,
  }),
});
