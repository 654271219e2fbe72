export { NotificationsModule } from './notifications.module.ts';
export { EraseNotifications, CollectNotificationData, type NotificationExport } from './use-cases/person-record.ts';
