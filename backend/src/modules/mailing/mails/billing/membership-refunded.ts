import { MembershipRefunded } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { day, money, plan, toMember } from './shared.ts';

export const membershipRefunded = defineMail({
  name: 'membership-refunded',
  queue: 'billing-mail',
  on: MembershipRefunded,
  to: toMember,
  key: ({ occasion }) => occasion,
  template: async () => (await import('email-templates/emails/membership-refunded')).membershipRefunded,
  props: (email) => {
    const { tier, amountCents, endsAt } = email.facts;
    return { plan: plan(tier), amount: money(amountCents), until: day(endsAt, email) };
  },
});
