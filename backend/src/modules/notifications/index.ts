/** What somebody is told, and by which ways they wish it. Other modules publish facts and know nothing of this one. */
export { NotificationsModule } from './notifications.module.ts';
export { ForgetNotifications, NotificationRecordOf, type NotificationRecord } from './use-cases/person-record.ts';
