import { PlanUpgraded } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatEmailDay, formatMoney, formatPlanLabel, findMemberRecipient } from './shared.ts';

export const membershipUpgradedMail = defineMail({
  name: 'membership-upgraded',
  queue: 'billing-mail',
  on: PlanUpgraded,
  to: findMemberRecipient,
  key: ({ commandId }) => commandId,
  template: async () => (await import('email-templates/emails/membership-upgraded')).membershipUpgradedEmail,
  props: (email) => {
    const { tier, interval, amountCents, chargedCents, invoiceNumber, renewsAt } = email.facts;
    const price = `${formatMoney(amountCents)} ${interval === 'annual' ? 'a year' : 'a month'}`;
    const charged = formatMoney(chargedCents);
    return {
      plan: formatPlanLabel(tier),
      charged,
      price,
      date: formatEmailDay(renewsAt, email),
      invoice: invoiceNumber ?? '',
    };
  },
});
