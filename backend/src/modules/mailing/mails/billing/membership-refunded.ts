import { MembershipRefunded } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatEmailDay, formatMoney, planLabel, toMember } from './shared.ts';

export const membershipRefunded = defineMail({
  name: 'membership-refunded',
  queue: 'billing-mail',
  on: MembershipRefunded,
  to: toMember,
  key: ({ occasion }) => occasion,
  template: async () => (await import('email-templates/emails/membership-refunded')).membershipRefunded,
  props: (email) => {
    const { tier, amountCents, endsAt } = email.facts;
    return { plan: planLabel(tier), amount: formatMoney(amountCents), until: formatEmailDay(endsAt, email) };
  },
});
