import { MembershipUnpaid } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { planLabel, toMember } from './shared.ts';

export const membershipUnpaid = defineMail({
  name: 'membership-unpaid',
  queue: 'billing-mail',
  on: MembershipUnpaid,
  to: toMember,
  key: ({ noticeId }) => noticeId,
  template: async () => (await import('email-templates/emails/membership-unpaid')).membershipUnpaid,
  props: ({ facts: { tier, mayStillBePaid } }) => ({ plan: planLabel(tier), mayStillBePaid }),
});
