import { YearlyRenewalApproached } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatEmailDay, formatMoney, formatPlanLabel, findMemberRecipient } from './shared.ts';

export const membershipRenewalMail = defineMail({
  name: 'membership-renewal',
  queue: 'billing-mail',
  on: YearlyRenewalApproached,
  to: findMemberRecipient,
  key: ({ noticeId }) => noticeId,
  template: async () => (await import('email-templates/emails/membership-renewal')).membershipRenewalEmail,
  props: (email) => {
    const { tier, amountCents, chargedAt } = email.facts;
    return { plan: formatPlanLabel(tier), amount: formatMoney(amountCents), date: formatEmailDay(chargedAt, email) };
  },
});
