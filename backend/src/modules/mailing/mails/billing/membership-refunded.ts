import { MembershipRefunded } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatEmailDay, formatMoney, formatPlanLabel, findMemberRecipient } from './shared.ts';

export const membershipRefundedMail = defineMail({
  name: 'membership-refunded',
  queue: 'billing-mail',
  on: MembershipRefunded,
  to: findMemberRecipient,
  key: ({ occasion }) => occasion,
  template: async () => (await import('email-templates/emails/membership-refunded')).membershipRefundedEmail,
  props: (email) => {
    const { tier, amountCents, endsAt } = email.facts;
    return { plan: formatPlanLabel(tier), amount: formatMoney(amountCents), until: formatEmailDay(endsAt, email) };
  },
});
