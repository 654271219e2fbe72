import { PaymentOwed } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatEmailDay, formatMoney, planLabel, toMember } from './shared.ts';

/** Sent at most three times for the same payment that a member owes. */
export const membershipPaymentFailed = defineMail({
  name: 'membership-payment-failed',
  queue: 'billing-mail',
  on: PaymentOwed,
  to: toMember,
  key: ({ noticeId }) => noticeId,
  template: async () => (await import('email-templates/emails/membership-payment-failed')).membershipPaymentFailed,
  props: (email) => {
    const { tier, amountCents, stage, graceEndsAt } = email.facts;
    return {
      plan: planLabel(tier),
      amount: formatMoney(amountCents),
      stage,
      until: formatEmailDay(graceEndsAt, email),
    };
  },
});
