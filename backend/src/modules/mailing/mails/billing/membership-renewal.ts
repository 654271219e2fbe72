import { RenewalNear } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { day, money, plan, toMember } from './shared.ts';

export const membershipRenewal = defineMail({
  name: 'membership-renewal',
  queue: 'billing-mail',
  on: RenewalNear,
  to: toMember,
  key: ({ noticeId }) => noticeId,
  template: async () => (await import('email-templates/emails/membership-renewal')).membershipRenewal,
  props: (email) => {
    const { tier, amountCents, chargedAt } = email.facts;
    return { plan: plan(tier), amount: money(amountCents), date: day(chargedAt, email) };
  },
});
