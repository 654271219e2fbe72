import { createInvalidRequestError } from '../stripe/stripe-error.ts';
import { extractEmailAddress } from './email-store.ts';

export const OUTCOMES = ['delivered', 'bounced', 'soft-bounced', 'complained', 'rejected'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Resend has these test addresses, also with a label as in bounced+label@resend.dev. */
const TEST_ADDRESS = /^(delivered|bounced|complained)(\+[^@]*)?@resend\.dev$/;
const VALID_ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

export class EmailOutcomes {
  private readonly byAddress = new Map<string, Outcome>();

  set({ email, outcome }: Record<string, unknown>): Record<string, Outcome> {
    if (typeof email !== 'string') throw createInvalidRequestError('email is a text', 'email');
    const known = OUTCOMES.find((each) => each === outcome);
    if (!known) throw createInvalidRequestError(`outcome is one of ${OUTCOMES.join(', ')}`, 'outcome');
    this.byAddress.set(extractEmailAddress(email), known);
    return Object.fromEntries(this.byAddress);
  }

  clear(): void {
    this.byAddress.clear();
  }

  find(recipient: string): Outcome {
    const address = extractEmailAddress(recipient);
    const chosen = this.byAddress.get(address) ?? (TEST_ADDRESS.exec(address)?.[1] as Outcome | undefined);
    return chosen ?? (VALID_ADDRESS.test(address) ? 'delivered' : 'rejected');
  }
}
