import { notFoundError } from '#kernel/app-error.ts';

/** The notification does not exist or belongs to another user. */
export class NotificationNotFound extends notFoundError(
  'notifications.not-found',
  'This notification no longer exists.',
) {}
