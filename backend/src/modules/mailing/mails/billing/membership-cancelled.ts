import { RenewalCancelled } from '#modules/billing/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { formatEmailDay, planLabel, toMember } from './shared.ts';

export const membershipCancelled = defineMail({
  name: 'membership-cancelled',
  queue: 'billing-mail',
  on: RenewalCancelled,
  to: toMember,
  key: ({ commandId }) => commandId,
  template: async () => (await import('email-templates/emails/membership-cancelled')).membershipCancelled,
  props: (email) => ({ plan: planLabel(email.facts.tier), until: formatEmailDay(email.facts.endsAt, email) }),
});
