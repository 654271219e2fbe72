import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { IsUUID, MaxLength, ValidateIf, ValidateNested } from 'class-validator';
import { tiers, type Tier } from '#kernel/tier.ts';
import { IsOptionalDateTime, type ValidDate } from '#platform/http/date-time.ts';
import { CleanSingleLine } from '#platform/http/text-rules.ts';
import { audienceLists, programStates, type AudienceList } from '../use-cases/audiences/audience.view.ts';

const maxSources = 50;
const maxLabels = 50;
const maxLabelLength = 40;
const maxName = 80;

export class AudienceFilterDto {
  /** Part of the mailing list, by default all subscribers. */
  @ApiProperty({ enum: audienceLists, required: false })
  @IsOptional()
  @IsIn(audienceLists, { message: 'Choose a list' })
  list?: AudienceList;

  /** Tiers of the account with the same email. A person without an account counts as free. */
  @ApiProperty({ enum: tiers, isArray: true, required: false })
  @IsOptional()
  @IsArray({ message: 'Choose tiers' })
  @ArrayUnique({ message: 'Choose each tier once' })
  @IsIn(tiers, { each: true, message: 'Choose tiers' })
  tiers?: Tier[];

  /** Forms through which people joined, such as 'footer', at most 50. */
  @ApiProperty({ type: [String], required: false })
  @IsOptional()
  @IsArray({ message: 'Choose sources' })
  @ArrayMaxSize(maxSources, { message: `Choose at most ${maxSources} sources` })
  @ArrayUnique({ message: 'Choose each source once' })
  @IsString({ each: true, message: 'Choose sources' })
  @MaxLength(50, { each: true, message: 'A source has at most 50 characters' })
  sources?: string[];

  /** Labels of which a person has at least one, at most 50. */
  @ApiProperty({ type: [String], required: false })
  @IsOptional()
  @IsArray({ message: 'Choose labels' })
  @ArrayMaxSize(maxLabels, { message: `Choose at most ${maxLabels} labels` })
  @ArrayUnique({ message: 'Choose each label once' })
  @IsString({ each: true, message: 'Choose labels' })
  @MaxLength(maxLabelLength, { each: true, message: `A label has at most ${maxLabelLength} characters` })
  labels?: string[];

  /** Program that people have started or completed. */
  @ApiProperty({ type: String, format: 'uuid', required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'Choose a program' })
  programId?: string;

  /** State in the program `programId`, by default `started`. */
  @ApiProperty({ enum: programStates, required: false })
  @IsOptional()
  @IsIn(programStates, { message: 'Choose started or completed' })
  programState?: (typeof programStates)[number];

  /** Only people who last used their account at this time or later. */
  @IsOptionalDateTime('Seen since')
  seenSince?: ValidDate;

  /** Only people who last used their account before this time, never used it, or have no account. */
  @IsOptionalDateTime('Not seen since')
  notSeenSince?: ValidDate;

  @IsOptionalDateTime('Joined since')
  joinedSince?: ValidDate;

  @IsOptionalDateTime('Joined before')
  joinedBefore?: ValidDate;
}

export class CountAudienceDto {
  @ValidateNested()
  @Type(() => AudienceFilterDto)
  @IsNotEmpty({ message: 'Send a filter' })
  filter!: AudienceFilterDto;
}

export class CreateAudienceDto extends CountAudienceDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: maxName })
  @CleanSingleLine()
  @IsString({ message: 'Name is required' })
  @IsNotEmpty({ message: 'Name is required' })
  @MaxLength(maxName, { message: `Name must be less than ${maxName} characters` })
  name!: string;
}

export class ChangeAudienceDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: maxName, required: false })
  @ValidateIf((_, value) => value !== undefined)
  @CleanSingleLine()
  @IsString({ message: 'Name is required' })
  @IsNotEmpty({ message: 'Name is required' })
  @MaxLength(maxName, { message: `Name must be less than ${maxName} characters` })
  name?: string;

  @ApiProperty({ type: AudienceFilterDto, required: false })
  @ValidateIf((_, value) => value !== undefined)
  @ValidateNested()
  @Type(() => AudienceFilterDto)
  @IsNotEmpty({ message: 'Send a filter' })
  filter?: AudienceFilterDto;
}
