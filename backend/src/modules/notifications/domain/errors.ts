import { notFound } from '#kernel/app-error.ts';

/** It is not there, or not the reader's. */
export class NoSuchNotification extends notFound('notifications.not-found', 'This notification is not there.') {}
