import { ReadModerationDecision, PostModerated } from '#modules/community/index.ts';
import { formatDay } from '#kernel/format-date.ts';
import { findMemberRecipient } from '../billing/shared.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';

/** The email does not name the member who reported the post. */
export const forumDecisionMail = defineMail({
  name: 'forum-decision',
  queue: 'mailing',
  on: PostModerated,
  to: findMemberRecipient,
  notificationKind: () => 'moderation',
  key: ({ deedId }) => deedId,
  template: async () => (await import('email-templates/emails/forum-decision')).forumDecisionEmail,
  props: async ({ facts, createdAt, zone }, services) => {
    const decision = await services.get(ReadModerationDecision).read(facts);
    if (!decision) return undefined;
    const { kind, title, reason, until } = decision;
    return {
      decisionId: facts.deedId,
      kind,
      title,
      lines: reason.split('\n'),
      until: until && formatDay(until, createdAt, zone),
    };
  },
});
