/**
 * In-app and email notifications with preferences per user. Other modules publish events and do not know this module.
 */
export { NotificationsModule } from './notifications.module.ts';
export { EraseNotifications, ReadNotificationExport, type NotificationExport } from './use-cases/person-record.ts';
