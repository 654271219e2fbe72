import { PlanUpgraded } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { day, money, plan, toMember } from './shared.ts';

export const membershipUpgraded = defineMail({
  name: 'membership-upgraded',
  queue: 'billing-mail',
  on: PlanUpgraded,
  to: toMember,
  key: ({ commandId }) => commandId,
  template: async () => (await import('email-templates/emails/membership-upgraded')).membershipUpgraded,
  props: (email) => {
    const { tier, interval, amountCents, chargedCents, invoiceNumber, renewsAt } = email.facts;
    const price = `${money(amountCents)} ${interval === 'annual' ? 'a year' : 'a month'}`;
    const charged = money(chargedCents);
    return { plan: plan(tier), charged, price, date: day(renewsAt, email), invoice: invoiceNumber ?? '' };
  },
});
