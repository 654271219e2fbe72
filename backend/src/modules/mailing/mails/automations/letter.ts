import { formatDay } from '#kernel/format-date.ts';
import { AudienceReader } from '../../use-cases/audiences/audience-reader.ts';
import { CampaignRenderer, type CampaignText } from '../../use-cases/campaigns/campaign-renderer.ts';
import { ReplyEmails } from '../../use-cases/replies/reply-emails.ts';
import { toAutomationReplyTarget } from '../../use-cases/replies/forward-automation-reply.ts';
import type { MailDefinition } from '../../use-cases/emails/define-mail.ts';

interface LetterFacts extends CampaignText {
  readonly endsWithReply?: boolean;
}

export const automationStepMail: MailDefinition = {
  name: 'letter',
  queue: 'mailing',
  consent: 'list',
  purpose: 'newsletter',
  async render(
    { id, facts, recipient, subscriberId, createdAt },
    { unsubscribeUrl, preferencesUrl, whyUrl },
    services,
  ) {
    const person = subscriberId && (await services.get(AudienceReader).readPerson(subscriberId));
    if (!person) return undefined;
    const renderer = services.get(CampaignRenderer);
    const { endsWithReply, ...words } = facts as LetterFacts;
    const template = await renderer.renderTemplate(words, person.tier);
    const links = {
      unsubscribeUrl: unsubscribeUrl ?? '',
      preferencesUrl: preferencesUrl ?? '',
      whyUrl: whyUrl ?? '',
    };
    const reader = { ...person, ...links, joinedOn: formatDay(person.subscribedAt, createdAt) };
    const email = { ...renderer.fill(template, reader), headers: {} };
    if (!endsWithReply) return email;
    return {
      ...email,
      replyTo: services.get(ReplyEmails).buildReplyEmail(id, toAutomationReplyTarget(recipient), createdAt),
    };
  },
};
