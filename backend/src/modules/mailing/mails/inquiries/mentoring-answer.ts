import { institute } from '#kernel/institute.ts';
import { formatDateTime } from '#kernel/format-date.ts';
import { Settings } from '#platform/config/settings.ts';
import { MentoringRequestAnswered, ReadMentoringDetails } from '#modules/inquiries/index.ts';
import { extractEmail } from '../../domain/email-hash.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { findMemberRecipient } from '../billing/shared.ts';

export const mentoringAnsweredMail = defineMail({
  name: 'mentoring-answer',
  queue: 'mailing',
  why: 'You asked for an hour with a mentor. This is our reply.',
  on: MentoringRequestAnswered,
  to: findMemberRecipient,
  key: ({ inquiryId, answeredAt }) => `${inquiryId}:${answeredAt}`,
  template: async () => (await import('email-templates/emails/mentoring-answer')).mentoringAnswerEmail,
  props: async ({ facts, createdAt }, services) => {
    const asked = await services.get(ReadMentoringDetails).read(facts.inquiryId);
    if (!asked || asked.answeredAt?.toISOString() !== facts.answeredAt || asked.state === 'taken-back')
      return undefined;
    const { mentor, startsAt, zone, note } = asked;
    const own = startsAt && formatDateTime(startsAt, createdAt, zone);
    const theirs = startsAt && formatDateTime(startsAt, createdAt, institute.timeZone);
    return {
      mentor,
      when: own ?? '',
      there: theirs === own ? '' : (theirs ?? ''),
      lines: note?.split('\n') ?? [],
      page: `${services.get(Settings).siteOrigin}/members/visionary`,
    };
  },
  replyTo: (_, services) => extractEmail(services.get(Settings).mailFrom),
});
