import { MembershipDisputed } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatMoney, planLabel, toMember } from './shared.ts';

export const membershipDisputed = defineMail({
  name: 'membership-disputed',
  queue: 'billing-mail',
  on: MembershipDisputed,
  to: toMember,
  key: ({ occasion }) => occasion,
  template: async () => (await import('email-templates/emails/membership-disputed')).membershipDisputed,
  props: ({ facts: { tier, amountCents } }) => ({ plan: planLabel(tier), amount: formatMoney(amountCents) }),
});
