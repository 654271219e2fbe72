import { AppError } from '../../../kernel/app-error.ts';

/** What roles somebody holds is their own affair, and the staff's. */
export class NotYourRoles extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'request.forbidden';
  constructor() {
    super('You can only ask about your own roles.');
  }
}
