export { channels, notificationKinds, type Channel, type NotificationKind } from '../domain/notification-kinds.ts';
