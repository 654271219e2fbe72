import { PlanChangeScheduled } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatEmailDay, formatMoney, planLabel, toMember } from './shared.ts';

export const membershipChange = defineMail({
  name: 'membership-change',
  queue: 'billing-mail',
  on: PlanChangeScheduled,
  to: toMember,
  key: ({ commandId }) => commandId,
  template: async () => (await import('email-templates/emails/membership-change')).membershipChange,
  props: (email) => {
    const { from, tier, interval, amountCents, startsAt } = email.facts;
    const price = `${formatMoney(amountCents)} ${interval === 'annual' ? 'a year' : 'a month'}`;
    return { plan: planLabel(tier), today: planLabel(from), price, date: formatEmailDay(startsAt, email) };
  },
});
