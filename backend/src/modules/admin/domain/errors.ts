import { forbidden, notFound } from '#kernel/app-error.ts';

/** What roles somebody holds is their own affair, and the staff's. */
export class NotYourRoles extends forbidden('request.forbidden', 'You can only ask about your own roles.') {}

/** Nobody has this account, or nobody has it any more. */
export class UnknownAccount extends notFound('admin.unknown-account', 'This account no longer exists.') {}
