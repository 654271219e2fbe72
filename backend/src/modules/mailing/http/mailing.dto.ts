import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { campaignTypes, type CampaignType } from '../use-cases/list/list.view.ts';
import { hasLetterOrDigit, toVisibleLine } from '#kernel/visible-text.ts';
import { composeDecorators, IsEmailAddress, ToSingleLine, TransformText } from '#platform/http/text-rules.ts';

const RequiredEmail = (): PropertyDecorator =>
  composeDecorators(ToSingleLine(), IsNotEmpty({ message: 'Please enter your email address' }), IsEmailAddress());

const emptyWhenInvisible = (text: string): string => {
  const line = toVisibleLine(text);
  return hasLetterOrDigit(line) ? line : '';
};

/** Validation of a short optional text; a text without a letter or digit counts as empty. */
const OptionalText = (label: string): PropertyDecorator =>
  composeDecorators(
    TransformText(emptyWhenInvisible),
    IsOptional(),
    IsString({ message: `${label} must be a text` }),
    MaxLength(50, { message: `${label} must be less than 50 characters` }),
  );

const optionalText = { type: String, required: false, nullable: true, maxLength: 50 } as const;

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
}

export class ConfirmSubscriptionDto {
  @ApiProperty({ type: String, maxLength: 200 })
  @IsString({ message: 'The token must be a text' })
  @MaxLength(200, { message: 'The token must be less than 200 characters' })
  token!: string;
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
