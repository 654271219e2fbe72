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
  /** Id of the user who caused the notification, or null for the institute and a deleted account. */
  actorId!: string | null;
  /** Title of the notification, such as the name of the user who acted. */
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
  /** True when users cannot turn off the emails of this kind. */
  alwaysMails!: boolean;
}

export class QuietHoursView {
  /** Start of the quiet hours, in minutes after midnight. */
  from!: number;
  /** End of the quiet hours, in minutes after midnight. The end is on the next day if it is not greater than `from`. */
  until!: number;
}

export class NotificationSettingsView {
  kinds!: NotificationKindView[];
  /** Hours without notification emails, or null for none. Digests and emails of other modules ignore these hours. */
  quietHours!: QuietHoursView | null;
  /** Time zone of the quiet hours and email hours, or null until the user first changes the settings. */
  zone!: string | null;
  /** Hour at which the digest email is sent, 0 to 23. */
  digestHour!: number;
  /** Hour at which the daily reflection is sent, 0 to 23. */
  reflectionHour!: number;
}
