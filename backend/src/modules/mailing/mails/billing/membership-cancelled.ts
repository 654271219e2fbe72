import { RenewalCancelled } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatEmailDay, formatPlanLabel, findMemberRecipient } from './shared.ts';

export const membershipCancelledMail = defineMail({
  name: 'membership-cancelled',
  queue: 'billing-mail',
  on: RenewalCancelled,
  to: findMemberRecipient,
  key: ({ commandId }) => commandId,
  template: async () => (await import('email-templates/emails/membership-cancelled')).membershipCancelledEmail,
  props: (email) => ({ plan: formatPlanLabel(email.facts.tier), until: formatEmailDay(email.facts.endsAt, email) }),
});
