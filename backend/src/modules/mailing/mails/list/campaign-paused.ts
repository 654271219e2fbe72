import { Settings } from '#platform/config/settings.ts';
import { defineMail, type EmailContext } from '../../use-cases/emails/define-mail.ts';

interface PausedFacts {
  readonly id: string;
  readonly subject: string;
  readonly reason: string;
}

export const campaignPausedMail = defineMail({
  name: 'campaign-paused',
  queue: 'mailing',
  why: 'A campaign was paused. All administrators get this email, because only they can resume it.',
  template: async () => (await import('email-templates/emails/campaign-paused')).campaignPausedEmail,
  props: ({ facts: { id, subject, reason } }: EmailContext<PausedFacts>, services) => ({
    subject,
    reason,
    url: new URL(`/admin/mailing/campaigns/${id}`, services.get(Settings).siteUrl).href,
  }),
});
