import { ApiProperty } from '@nestjs/swagger';
import {
  notificationChannels,
  notificationKinds,
  type NotificationChannel,
  type NotificationKind,
} from '../domain/notification-kinds.ts';

export {
  notificationChannels,
  notificationKinds,
  type NotificationChannel,
  type NotificationKind,
} from '../domain/notification-kinds.ts';

export class NotificationView {
  id!: string;
  @ApiProperty({ enum: notificationKinds, enumName: 'NotificationKind' })
  kind!: NotificationKind;
  /** Id of the acting user, whose avatar is displayed; null for the institute. */
  actorId!: string | null;
  /** Name of the acting user or of the subject. */
  title!: string;
  /** Text that follows the title of the notification. */
  text!: string;
  /** Path of the linked page on this site. */
  path!: string;
  /** Time of the notification, in RFC 3339. */
  at!: string;
  isRead!: boolean;
}

export class NotificationPageView {
  items!: NotificationView[];
  nextCursor!: string | null;
}

export class UnreadCountView {
  unread!: number;
}

export class NotificationKindView {
  @ApiProperty({ enum: notificationKinds, enumName: 'NotificationKind' })
  kind!: NotificationKind;
  label!: string;
  hint!: string | null;
  group!: string;
  @ApiProperty({ enum: notificationChannels, enumName: 'NotificationChannel', isArray: true })
  channels!: NotificationChannel[];
  /** True when the emails of this kind are always sent, so that only the channel on the site can be turned off. */
  alwaysMails!: boolean;
}

export class QuietHoursView {
  /** Minutes after midnight. */
  from!: number;
  /** Minutes after midnight, on the next day if the value is not greater than `from`. */
  until!: number;
}

export class NotificationSettingsView {
  kinds!: NotificationKindView[];
  /** Null: emails are sent at any hour. */
  quietHours!: QuietHoursView | null;
  /** Time zone of the quiet hours and of the delivery hours; null until the user chooses one. */
  zone!: string | null;
  /** Hour of the digest, 0 to 23. */
  digestHour!: number;
  /** Hour of the daily reflection, 0 to 23. */
  reflectionHour!: number;
}
