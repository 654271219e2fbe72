import { MembershipStarted, listAddedFeatures } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatPlanLabel, findMemberRecipient } from './shared.ts';

export const membershipStartedMail = defineMail({
  name: 'membership-begun',
  queue: 'billing-mail',
  on: MembershipStarted,
  to: findMemberRecipient,
  key: ({ subscriptionId }) => subscriptionId,
  template: async () => (await import('email-templates/emails/membership-begun')).membershipBegunEmail,
  props: ({ facts: { tier, invoiceNumber = null } }) => ({
    plan: formatPlanLabel(tier),
    opens: listAddedFeatures('free', tier),
    invoice: invoiceNumber ?? '',
  }),
});
