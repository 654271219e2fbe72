import { AppError } from '../../../kernel/app-error.ts';

/** Nobody gives themselves a role, or takes one from themselves. */
export class OwnRole extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'admin.own-role';
  constructor() {
    super('You cannot change your own roles. Ask another administrator.');
  }
}

/** The product needs somebody who can manage it. */
export class LastAdministrator extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'admin.last-admin';
  constructor() {
    super('This is the only administrator. Make somebody else one first.');
  }
}
