import { notFoundError } from '#kernel/app-error.ts';

export class NotificationNotFound extends notFoundError(
  'notifications.not-found',
  'This notification no longer exists.',
) {}
