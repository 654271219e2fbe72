import { PlanChangeScheduled } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { day, money, plan, toMember } from './shared.ts';

export const membershipChange = defineMail({
  name: 'membership-change',
  queue: 'billing-mail',
  on: PlanChangeScheduled,
  to: toMember,
  key: ({ commandId }) => commandId,
  template: async () => (await import('email-templates/emails/membership-change')).membershipChange,
  props: (email) => {
    const { from, tier, interval, amountCents, startsAt } = email.facts;
    const price = `${money(amountCents)} ${interval === 'annual' ? 'a year' : 'a month'}`;
    return { plan: plan(tier), today: plan(from), price, date: day(startsAt, email) };
  },
});
