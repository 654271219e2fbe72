import { MembershipEndedUnpaid } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatPlanLabel, findMemberRecipient } from './shared.ts';

export const membershipUnpaidMail = defineMail({
  name: 'membership-unpaid',
  queue: 'billing-mail',
  on: MembershipEndedUnpaid,
  to: findMemberRecipient,
  key: ({ noticeId }) => noticeId,
  template: async () => (await import('email-templates/emails/membership-unpaid')).membershipUnpaidEmail,
  props: ({ facts: { tier, mayStillBePaid } }) => ({ plan: formatPlanLabel(tier), mayStillBePaid }),
});
