import { notFound } from '#kernel/app-error.ts';

/** The notification does not exist or belongs to another user. */
export class UnknownNotification extends notFound('notifications.not-found', 'This notification is not there.') {}
