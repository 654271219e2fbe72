import { PaymentBecameOverdue } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatEmailDay, formatMoney, formatPlanLabel, findMemberRecipient } from './shared.ts';

export const membershipPaymentFailedMail = defineMail({
  name: 'membership-payment-failed',
  queue: 'billing-mail',
  on: PaymentBecameOverdue,
  to: findMemberRecipient,
  key: ({ noticeId }) => noticeId,
  template: async () => (await import('email-templates/emails/membership-payment-failed')).membershipPaymentFailedEmail,
  props: (email) => {
    const { tier, amountCents, stage, graceEndsAt } = email.facts;
    return {
      plan: formatPlanLabel(tier),
      amount: formatMoney(amountCents),
      stage,
      until: formatEmailDay(graceEndsAt, email),
    };
  },
});
