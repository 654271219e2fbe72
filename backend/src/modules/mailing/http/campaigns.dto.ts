import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
} from 'class-validator';
import { IsInt, MaxLength, Min, ValidateIf, ValidateNested } from 'class-validator';
import { tiers, type Tier } from '#kernel/tier.ts';
import { IsOptionalDateTime, type ValidDate } from '#platform/http/date-time.ts';
import { ListQuery } from '#platform/http/page.ts';
import { TransformText, composeDecorators } from '#platform/http/text-rules.ts';
import {
  campaignStatuses,
  emailMessageStates,
  type CampaignStatus,
  type EmailMessageState,
} from '../use-cases/campaigns/campaign.view.ts';
import { AudienceFilterDto } from './audiences.dto.ts';
import { IsOptionalSlug } from './letters.dto.ts';

const maxBody = 50_000;
const maxTestRecipients = 10;

/** The text becomes an email header, so it must not contain a line break. */
const OneLine = (label: string, most: number): PropertyDecorator =>
  composeDecorators(
    ApiProperty({ type: String, maxLength: most, required: false }),
    ValidateIf((_, value) => value !== undefined),
    IsString({ message: `${label} must be a text` }),
    Matches(/^[^\p{Cc}\u2028\u2029]*$/u, { message: `${label} must be one line` }),
    MaxLength(most, { message: `${label} must be less than ${most} characters` }),
  );

export class CampaignTextDto {
  /** One line of at most 150 characters. */
  @OneLine('Subject', 150)
  subject?: string;

  /** One line of at most 200 characters, which email programs show after the subject. */
  @OneLine('Preheader', 200)
  preheader?: string;

  /** Markdown with the blocks `::button`, `::event`, `::program`, `::reflection` and `:::tier`. */
  @ApiProperty({ type: String, maxLength: maxBody, required: false })
  @ValidateIf((_, value) => value !== undefined)
  @TransformText((text) => text.replaceAll(/\r\n?/g, '\n'))
  @IsString({ message: 'The text must be a text' })
  @MaxLength(maxBody, { message: `The text must be less than ${maxBody} characters` })
  body?: string;
}

export class SaveCampaignDto extends CampaignTextDto {
  /** Id of a saved audience, which replaces `filter`. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'Choose an audience' })
  audienceId?: string | null;

  /** Filter of an audience that is not saved, which replaces `audienceId`. */
  @ApiProperty({ type: AudienceFilterDto, nullable: true, required: false })
  @IsOptional()
  @ValidateNested()
  @Type(() => AudienceFilterDto)
  filter?: AudienceFilterDto | null;

  /** True shows the campaign in the public archive, once sending can no longer be undone. */
  @ApiProperty({ type: Boolean, required: false })
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: 'Public must be true or false' })
  isPublic?: boolean;

  /** Last part of the URL in the public archive. */
  @IsOptionalSlug()
  slug?: string | null;
}

export class CampaignReaderDto {
  /** Id of the subscriber who would get the campaign, by default a reader without a name. */
  @ApiProperty({ type: String, format: 'uuid', required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'Choose a person' })
  subscriberId?: string;

  /** Tier of the reader without a name, by default free. */
  @ApiProperty({ enum: tiers, required: false })
  @IsOptional()
  @IsIn(tiers, { message: 'Choose a tier' })
  tier?: Tier;
}

export class PreviewCampaignDto extends CampaignReaderDto {
  /** Text to render, saved or not. */
  @ApiProperty({ type: CampaignTextDto })
  @ValidateNested()
  @Type(() => CampaignTextDto)
  @IsOptional()
  text?: CampaignTextDto;
}

export class SendCampaignTestDto extends CampaignReaderDto {
  /** Email addresses of at most 10 staff members, by default your own. Editors can use only their own. */
  @ApiProperty({ type: [String], format: 'email', required: false })
  @IsOptional()
  @IsArray({ message: 'Send the email addresses' })
  @ArrayMaxSize(maxTestRecipients, { message: `Send a test to at most ${maxTestRecipients}` })
  @IsEmail({}, { each: true, message: 'Invalid email address' })
  to?: string[];
}

export class SendCampaignDto {
  /** Number of recipients that the check returned. */
  @IsInt({ message: 'Send the number of recipients' })
  @Min(1, { message: 'No one is in this audience now. Choose another one.' })
  recipients!: number;

  /** Number as the administrator typed it, required when the audience is the whole list. */
  @ApiProperty({ type: String, maxLength: 20, required: false })
  @IsOptional()
  @IsString({ message: 'Type the number of people' })
  @MaxLength(20, { message: 'Type the number of people' })
  typed?: string;

  /** Time of sending. Without this time, the campaign is sent after 30 seconds, in which sending can be undone. */
  @IsOptionalDateTime('Time of sending')
  sendAt?: ValidDate;
}

export class CampaignRecipientQuery extends ListQuery {
  /** Only recipients with this result. */
  @ApiProperty({ enum: emailMessageStates, required: false })
  @IsOptional()
  @IsIn(emailMessageStates, { message: 'Choose a result' })
  state?: EmailMessageState;

  /** `true` returns only recipients who were held back because of another email on the same day. */
  @ApiProperty({ enum: ['true', 'false'], required: false })
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'heldBack must be true or false' })
  heldBack?: string;
}

export class CampaignListQuery extends ListQuery {
  /** Only campaigns with this status. */
  @ApiProperty({ enum: campaignStatuses, required: false })
  @IsOptional()
  @IsIn(campaignStatuses, { message: 'Choose a status' })
  status?: CampaignStatus;

  /** Only campaigns to this saved audience. */
  @ApiProperty({ type: String, format: 'uuid', required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'Choose an audience' })
  audienceId?: string;
}
