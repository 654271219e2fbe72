import { RefundFailed } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatMoney, toMember } from './shared.ts';

export const membershipRefundFailed = defineMail({
  name: 'membership-refund-failed',
  queue: 'billing-mail',
  on: RefundFailed,
  to: toMember,
  key: ({ occasion }) => occasion,
  template: async () => (await import('email-templates/emails/membership-refund-failed')).membershipRefundFailed,
  props: ({ facts }) => ({ plan: '', amount: formatMoney(facts.amountCents) }),
});
