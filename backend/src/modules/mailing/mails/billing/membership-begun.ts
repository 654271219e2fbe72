import { MembershipBegun, addedFeatures } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { planLabel, toMember } from './shared.ts';

export const membershipBegun = defineMail({
  name: 'membership-begun',
  queue: 'billing-mail',
  on: MembershipBegun,
  to: toMember,
  key: ({ subscriptionId }) => subscriptionId,
  template: async () => (await import('email-templates/emails/membership-begun')).membershipBegun,
  props: ({ facts: { tier, invoiceNumber = null } }) => ({
    plan: planLabel(tier),
    opens: addedFeatures('free', tier),
    invoice: invoiceNumber ?? '',
  }),
});
