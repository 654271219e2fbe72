import { conflict, forbidden, notFound } from '#kernel/app-error.ts';

// The codes are those of the sessions' protocol, where it has one.

/** Nobody has this id, or this address. */
export class AccountUnknown extends notFound('user_not_found', 'User not found') {}

/** The product needs somebody who can manage it. */
export class LastAdministratorStays extends conflict(
  'conflict',
  'This is the only administrator. Make somebody else one first.',
) {}

/** Who runs the institute looks after other people's accounts here; their own has a page like everybody's. */
export class OwnAccount extends forbidden('not_admin', 'You cannot do this to your own account here.') {}

/** Nobody but its owner may know what opens an account: administrators send a mail, services alone are given links. */
export class OwnersSecret extends forbidden(
  'not_admin',
  'Only the owner of an account sets its password or opens its links. Please send a recovery email instead.',
) {}

/** The address of somebody of the staff opens what they manage: they move it themselves. */
export class StaffAddress extends forbidden(
  'not_admin',
  'People of the staff change and confirm their address themselves.',
) {}
