import { conflict, forbidden } from '../../../kernel/app-error.ts';

/** Nobody gives themselves a role, or takes one from themselves. */
export class OwnRole extends forbidden(
  'admin.own-role',
  'You cannot change your own roles. Ask another administrator.',
) {}

/** Nobody has shown yet that they read this address: whoever signed up with it may be a stranger. */
export class RoleNeedsConfirmedEmail extends conflict(
  'admin.email-not-confirmed',
  'This person has not confirmed their email yet. Roles can be given after that.',
) {}

/** The product needs somebody who can manage it. */
export class LastAdministrator extends conflict(
  'admin.last-admin',
  'This is the only administrator. Make somebody else one first.',
) {}
