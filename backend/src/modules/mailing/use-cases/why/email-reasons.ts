import { institute } from '#kernel/institute.ts';
import type { MailDefinition } from '../emails/define-mail.ts';

const accountReason =
  'It is about your account. We send such emails when something in an account changes, or when it is requested on our site, such as a new password. They protect the account, so they cannot be turned off.';
const billingReason =
  'It is about a membership that was bought with your account. We send such emails when a payment or the membership changes. They are records for you, so they cannot be turned off.';

type Explained = Pick<MailDefinition, 'queue' | 'why'>;

export function findReason({ queue, why }: Explained): string {
  if (why !== undefined) return why;
  if (queue === 'auth-mail') return accountReason;
  return queue === 'billing-mail' ? billingReason : `The ${institute.name} sent it to you in answer to a request.`;
}
