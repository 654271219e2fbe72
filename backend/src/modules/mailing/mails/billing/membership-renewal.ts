import { RenewalNear } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatEmailDay, formatMoney, planLabel, toMember } from './shared.ts';

export const membershipRenewal = defineMail({
  name: 'membership-renewal',
  queue: 'billing-mail',
  on: RenewalNear,
  to: toMember,
  key: ({ noticeId }) => noticeId,
  template: async () => (await import('email-templates/emails/membership-renewal')).membershipRenewal,
  props: (email) => {
    const { tier, amountCents, chargedAt } = email.facts;
    return { plan: planLabel(tier), amount: formatMoney(amountCents), date: formatEmailDay(chargedAt, email) };
  },
});
