import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsTimeZoneName } from '#platform/http/text-rules.ts';
import {
  notificationChannels,
  notificationKinds,
  type NotificationChannel,
  type NotificationKind,
} from '../use-cases/notifications.view.ts';

const minuteMessage = 'Choose a time of the day';
const hourMessage = 'Choose an hour from 0 to 23';

export class MarkAllReadDto {
  /** Id of the newest notification on the page. This notification and all older ones are marked as read. */
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID(undefined, { message: 'upTo must be a UUID' })
  upTo!: string;
}

export class MarkPageReadDto {
  /** Path of a page of this site, such as /members/forum/the-third-breath. */
  @ApiProperty({ type: String, maxLength: 300 })
  @MaxLength(300, { message: 'path must be at most 300 characters' })
  @Matches(/^\//, { message: 'path must start with /' })
  @IsString({ message: 'path must be a text' })
  path!: string;
}

export class KindChannelsDto {
  @ApiProperty({ enum: notificationKinds, enumName: 'NotificationKind' })
  @IsIn(notificationKinds, { message: 'Choose one of the kinds' })
  kind!: NotificationKind;

  /** Channels of this kind of notification. An empty list turns the kind off. */
  @ApiProperty({ enum: notificationChannels, enumName: 'NotificationChannel', isArray: true })
  @IsArray({ message: 'Choose product, mail, digest, or none of them' })
  @IsIn(notificationChannels, { each: true, message: 'Choose product, mail, digest, or none of them' })
  channels!: NotificationChannel[];
}

export class QuietHoursDto {
  /** Start of the quiet hours, in minutes after midnight. */
  @IsInt({ message: minuteMessage })
  @Min(0, { message: minuteMessage })
  @Max(1_439, { message: minuteMessage })
  from!: number;

  /** End of the quiet hours, in minutes after midnight. The end is on the next day if it is not greater than `from`. */
  @IsInt({ message: minuteMessage })
  @Min(0, { message: minuteMessage })
  @Max(1_439, { message: minuteMessage })
  until!: number;
}

export class UpdateNotificationSettingsDto {
  @IsOptional()
  @IsArray({ message: 'kinds must be a list' })
  @ArrayMaxSize(notificationKinds.length, { message: 'Name each kind once' })
  @ValidateNested({ each: true })
  @Type(() => KindChannelsDto)
  kinds?: KindChannelsDto[];

  /** Hours without notification emails, or null for none. Digests and emails of other modules ignore these hours. */
  @ApiProperty({ type: QuietHoursDto, nullable: true, required: false })
  @ValidateIf((_, quietHours: unknown) => quietHours !== null && quietHours !== undefined)
  @ValidateNested()
  @Type(() => QuietHoursDto)
  quietHours?: QuietHoursDto | null;

  /** Time zone of the quiet hours and of the hours at which emails are delivered. */
  @IsOptional()
  @IsTimeZoneName({ required: false })
  zone?: string;

  @IsOptional()
  @IsInt({ message: hourMessage })
  @Min(0, { message: hourMessage })
  @Max(23, { message: hourMessage })
  digestHour?: number;

  @IsOptional()
  @IsInt({ message: hourMessage })
  @Min(0, { message: hourMessage })
  @Max(23, { message: hourMessage })
  reflectionHour?: number;
}
