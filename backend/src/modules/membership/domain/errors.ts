import { AppError } from '../../../kernel/app-error.ts';

/** A member pays for more than was to be granted. The payment is dealt with first; a grant never touches it. */
export class PaidPlanIsHigher extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'membership.paid-plan-is-higher';
  constructor() {
    super('This member pays for a higher plan. Refund or cancel that first.');
  }
}

/** Nobody has this account, or nobody has it any more. */
export class UnknownMember extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'membership.unknown-member';
  constructor() {
    super('This account does not exist any more.');
  }
}
