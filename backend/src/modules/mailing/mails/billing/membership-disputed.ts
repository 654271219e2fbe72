import { MembershipDisputed } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatMoney, formatPlanLabel, findMemberRecipient } from './shared.ts';

export const membershipDisputedMail = defineMail({
  name: 'membership-disputed',
  queue: 'billing-mail',
  on: MembershipDisputed,
  to: findMemberRecipient,
  key: ({ occasion }) => occasion,
  template: async () => (await import('email-templates/emails/membership-disputed')).membershipDisputedEmail,
  props: ({ facts: { tier, amountCents } }) => ({ plan: formatPlanLabel(tier), amount: formatMoney(amountCents) }),
});
