import { PlanChangeScheduled } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatEmailDay, formatMoney, formatPlanLabel, findMemberRecipient } from './shared.ts';

export const membershipChangeMail = defineMail({
  name: 'membership-change',
  queue: 'billing-mail',
  on: PlanChangeScheduled,
  to: findMemberRecipient,
  key: ({ commandId }) => commandId,
  template: async () => (await import('email-templates/emails/membership-change')).membershipChangeEmail,
  props: (email) => {
    const { from, tier, interval, amountCents, startsAt } = email.facts;
    const price = `${formatMoney(amountCents)} ${interval === 'annual' ? 'a year' : 'a month'}`;
    return { plan: formatPlanLabel(tier), today: formatPlanLabel(from), price, date: formatEmailDay(startsAt, email) };
  },
});
