import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { campaignTypes, type CampaignType } from '../use-cases/list/list.view.ts';
import { EmailToWrite, OptionalText } from './text-rules.ts';

const optionalText = { type: String, required: false, nullable: true, maxLength: 50 } as const;

export class SubscribeEmailDto {
  @ApiProperty({ type: String, format: 'email', maxLength: 255 })
  @EmailToWrite()
  email!: string;

  @ApiProperty(optionalText)
  @OptionalText('First name')
  firstName?: string | null;

  @ApiProperty(optionalText)
  @OptionalText('Last name')
  lastName?: string | null;

  @ApiProperty({ ...optionalText, description: "Where the form stands, such as 'footer'." })
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
  @EmailToWrite()
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
