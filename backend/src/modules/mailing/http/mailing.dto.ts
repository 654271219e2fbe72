import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import {
  campaignTypes,
  reflectionFrequencies,
  type CampaignType,
  type ReflectionFrequency,
} from '../use-cases/list/list.view.ts';
import { maxTimeZoneLength, toCanonicalTimeZone } from '#kernel/time-zone.ts';
import { hasLetterOrDigit, cleanSingleLine } from '#kernel/visible-text.ts';
import {
  composeDecorators,
  IsEmailAddress,
  IsTimeZoneName,
  ToSingleLine,
  TransformText,
} from '#platform/http/text-rules.ts';

const RequiredEmail = (): PropertyDecorator =>
  composeDecorators(ToSingleLine(), IsNotEmpty({ message: 'Please enter your email address' }), IsEmailAddress());

const emptyWhenInvisible = (text: string): string => {
  const line = cleanSingleLine(text);
  return hasLetterOrDigit(line) ? line : '';
};

/** A text without a letter or digit counts as empty. */
const OptionalText = (label: string): PropertyDecorator =>
  composeDecorators(
    TransformText(emptyWhenInvisible),
    IsOptional(),
    IsString({ message: `${label} must be a text` }),
    MaxLength(50, { message: `${label} must be less than 50 characters` }),
  );

const optionalText = { type: String, required: false, nullable: true, maxLength: 50 } as const;

const BrowserTimeZone = (): PropertyDecorator =>
  composeDecorators(
    ApiProperty({ ...optionalText, maxLength: maxTimeZoneLength }),
    TransformText((text) => toCanonicalTimeZone(text) ?? ''),
    IsOptional(),
    IsString({ message: 'Time zone must be a text' }),
  );

export class SubscribeEmailDto {
  @ApiProperty({ type: String, format: 'email', maxLength: 255 })
  @RequiredEmail()
  email!: string;

  @ApiProperty(optionalText)
  @OptionalText('First name')
  firstName?: string | null;

  @ApiProperty(optionalText)
  @OptionalText('Last name')
  lastName?: string | null;

  @ApiProperty({ ...optionalText, description: "Position of the form, such as 'footer'." })
  @OptionalText('Source')
  source?: string | null;

  /** Time zone of the browser. An unknown zone is ignored and does not prevent the subscription. */
  @BrowserTimeZone()
  timeZone?: string | null;
}

const CheckedBox = (): PropertyDecorator =>
  composeDecorators(IsOptional(), IsIn(['on'], { message: 'A box must be on or left out' }));

/** A missing field means that the box is not checked, because browsers send only checked boxes. */
export class PreferencesFormDto {
  /** `stop` ends all emails of the mailing list and ignores the other fields. */
  @IsOptional()
  @IsIn(['save', 'stop'], { message: 'Save your choice, or stop all emails' })
  action?: 'save' | 'stop';

  @CheckedBox()
  newsletter?: 'on';

  @CheckedBox()
  productNews?: 'on';

  @CheckedBox()
  clickTracking?: 'on';

  @IsIn(reflectionFrequencies, { message: 'Choose how often you want the daily reflection' })
  reflections!: ReflectionFrequency;

  @IsTimeZoneName({}, 'Choose a time zone of the list')
  timeZone!: string;

  @CheckedBox()
  pause?: 'on';
}

export class NewEmailDto {
  @RequiredEmail()
  email!: string;
}

const IsChoice = (): PropertyDecorator => IsBoolean({ message: 'Choose on or off' });

export class AccountMailingDto {
  @IsChoice()
  newsletter!: boolean;

  @IsChoice()
  productNews!: boolean;

  @IsChoice()
  clickTracking!: boolean;

  @ApiProperty({ enum: reflectionFrequencies, enumName: 'ReflectionFrequency' })
  @IsIn(reflectionFrequencies, { message: 'Choose how often you want the daily reflection' })
  reflections!: ReflectionFrequency;

  @IsTimeZoneName({}, 'Choose a time zone of the list')
  timeZone!: string;

  /** True pauses the daily reflection for a month. */
  @IsChoice()
  isPaused!: boolean;
}

export class ConfirmSubscriptionDto {
  @ApiProperty({ type: String, maxLength: 200 })
  @IsString({ message: 'The token must be a text' })
  @MaxLength(200, { message: 'The token must be less than 200 characters' })
  token!: string;

  /** Time zone of the browser, for a person whose sign-up form did not send one. An unknown zone is ignored. */
  @BrowserTimeZone()
  timeZone?: string | null;
}

export class StartEmailCampaignDto {
  @ApiProperty({ type: String, format: 'email', maxLength: 255 })
  @RequiredEmail()
  email!: string;

  @ApiProperty({ ...optionalText, description: "The name to greet with; 'Friend' without one." })
  @OptionalText('First name')
  firstName?: string | null;

  @ApiProperty({ type: String, format: 'uuid', required: false, nullable: true })
  @IsOptional()
  @IsUUID(undefined, { message: 'The user id is not valid' })
  userId?: string | null;

  @ApiProperty({ enum: campaignTypes })
  @IsIn(campaignTypes, { message: 'There is no campaign of this type' })
  campaignType!: CampaignType;
}
