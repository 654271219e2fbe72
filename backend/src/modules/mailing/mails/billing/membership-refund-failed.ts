import { RefundFailed } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatMoney, findMemberRecipient } from './shared.ts';

export const membershipRefundFailedMail = defineMail({
  name: 'membership-refund-failed',
  queue: 'billing-mail',
  on: RefundFailed,
  to: findMemberRecipient,
  key: ({ occasion }) => occasion,
  template: async () => (await import('email-templates/emails/membership-refund-failed')).membershipRefundFailedEmail,
  props: ({ facts }) => ({ plan: '', amount: formatMoney(facts.amountCents) }),
});
