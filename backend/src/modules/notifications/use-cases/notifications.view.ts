import { ApiProperty } from '@nestjs/swagger';
import { channels, notificationKinds, type Channel, type NotificationKind } from '../domain/notification-kinds.ts';

export { channels, notificationKinds, type Channel, type NotificationKind } from '../domain/notification-kinds.ts';

export class NotificationView {
  id!: string;
  @ApiProperty({ enum: notificationKinds, enumName: 'NotificationKind' })
  kind!: NotificationKind;
  /** Who did it, for their ring; null for what the institute tells. */
  actorId!: string | null;
  /** Who or what. */
  title!: string;
  /** What follows the title. */
  text!: string;
  /** Where it leads on our site. */
  path!: string;
  /** RFC 3339. */
  at!: string;
  isRead!: boolean;
}

export class NotificationPageView {
  items!: NotificationView[];
  nextCursor!: string | null;
}

export class UnreadView {
  unread!: number;
}

export class NotificationKindView {
  @ApiProperty({ enum: notificationKinds, enumName: 'NotificationKind' })
  kind!: NotificationKind;
  label!: string;
  hint!: string | null;
  group!: string;
  @ApiProperty({ enum: channels, enumName: 'NotificationChannel', isArray: true })
  channels!: Channel[];
  /** Its emails always come: only the product can be chosen. */
  alwaysMails!: boolean;
}

export class QuietHoursView {
  /** Minutes after midnight. */
  from!: number;
  /** Minutes after midnight, of the next day where it is not after `from`. */
  until!: number;
}

export class NotificationSettingsView {
  kinds!: NotificationKindView[];
  /** Null: emails are sent at any hour. */
  quietHours!: QuietHoursView | null;
  /** Whose clock the hours are read from; null until one is chosen. */
  zone!: string | null;
  /** At which hour the digest is sent, 0 to 23. */
  digestHour!: number;
  /** At which hour the daily reflection is told, 0 to 23. */
  reflectionHour!: number;
}
