import { forbidden, notFound } from '#kernel/app-error.ts';

export class NotYourRoles extends forbidden('request.forbidden', 'You can only ask about your own roles.') {}

export class UnknownAccount extends notFound('admin.unknown-account', 'This account no longer exists.') {}
