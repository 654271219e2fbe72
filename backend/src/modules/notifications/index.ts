/**
 * Notifications on the site and by email, with preferences per user. Other modules publish domain events and do not
 * depend on this module.
 */
export { NotificationsModule } from './notifications.module.ts';
export { EraseNotifications, CollectNotificationData, type NotificationExport } from './use-cases/person-record.ts';
