import { PaymentOwed } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { day, money, plan, toMember } from './shared.ts';

/** Sent at most three times per debt. */
export const membershipPaymentFailed = defineMail({
  name: 'membership-payment-failed',
  queue: 'billing-mail',
  on: PaymentOwed,
  to: toMember,
  key: ({ noticeId }) => noticeId,
  template: async () => (await import('email-templates/emails/membership-payment-failed')).membershipPaymentFailed,
  props: (email) => {
    const { tier, amountCents, stage, graceEndsAt } = email.facts;
    return { plan: plan(tier), amount: money(amountCents), stage, until: day(graceEndsAt, email) };
  },
});
