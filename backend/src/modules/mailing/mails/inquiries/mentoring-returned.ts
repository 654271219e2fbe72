import { formatDateTime } from '#kernel/format-date.ts';
import { Settings } from '#platform/config/settings.ts';
import { MentoringChangedByMember, ReadMentoringDetails } from '#modules/inquiries/index.ts';
import { extractEmail } from '../../domain/email-hash.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { autoSubmittedHeader } from './shared.ts';

export const mentoringReturnedMail = defineMail({
  name: 'mentoring-returned',
  queue: 'mailing',
  why: 'A member moved or cancelled an hour with a mentor. The institute gets an email about it.',
  on: MentoringChangedByMember,
  to: (_, services) => Promise.resolve({ email: extractEmail(services.get(Settings).mailFrom) }),
  key: ({ inquiryId, at }) => `${inquiryId}:${at}`,
  template: async () => (await import('email-templates/emails/mentoring-returned')).mentoringReturnedEmail,
  props: async ({ facts, createdAt }, services) => {
    const asked = await services.get(ReadMentoringDetails).read(facts.inquiryId);
    const isMoved = facts.change === 'moved';
    if (asked?.state !== (isMoved ? 'asked' : 'taken-back')) return undefined;
    const { reference, name, mentor, times } = asked;
    const when = formatDateTime(new Date(facts.startsAt), createdAt);
    return { reference, name, mentor, when, times: isMoved ? times : '' };
  },
  headers: autoSubmittedHeader,
});
