import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsDateTime, type ValidDate } from '#platform/http/date-time.ts';
import { PageQuery } from '#platform/http/page.ts';
import { ToMultiLine, composeDecorators, IsTimeZoneName } from '#platform/http/text-rules.ts';
import { mentoringStates, type MentoringState } from '../use-cases/mentoring/mentoring.view.ts';
import { LongText } from './form-rules.ts';

const threeTimesMessage = 'Choose three times that suit you';

const OptionalNote = (): PropertyDecorator =>
  composeDecorators(
    ApiProperty({ type: String, nullable: true, required: false, maxLength: 2000 }),
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    ToMultiLine(),
    IsOptional(),
    IsString({ message: 'Note must be a text' }),
    MaxLength(2000, { message: 'Note must be less than 2000 characters' }),
  );

export class RequestOtherDateDto {
  /** Three times that suit the member; the most preferred time comes first. */
  @IsArray({ message: threeTimesMessage })
  @ArrayMinSize(3, { message: threeTimesMessage })
  @ArrayMaxSize(3, { message: threeTimesMessage })
  @IsDateTime('times', { each: true, message: threeTimesMessage, api: { minItems: 3, maxItems: 3 } })
  times!: ValidDate[];

  /** IANA time zone in which the member chose the times. */
  @IsTimeZoneName()
  zone!: string;
}

export class RequestMentoringDto extends RequestOtherDateDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID(undefined, { message: 'Choose one of the mentors' })
  mentorId!: string;

  @ApiProperty({ minLength: 1, maxLength: 2000 })
  @LongText({ label: 'What to bring', atMost: 2000, missing: 'Please write what you would like to bring' })
  words!: string;
}

export class ListMentoringQuery extends PageQuery {
  @ApiProperty({ enum: mentoringStates, enumName: 'MentoringState', required: false, default: 'asked' })
  @IsOptional()
  @IsIn(mentoringStates, { message: 'Choose asked, agreed, declined or taken-back' })
  state: MentoringState = 'asked';
}

export class AgreeMentoringDateDto {
  @IsDateTime('startsAt')
  startsAt!: ValidDate;

  @OptionalNote()
  note?: string | null;
}

export class DeclineMentoringDto {
  /** Reason for declining the mentoring request; the member sees it. */
  @ApiProperty({ minLength: 1, maxLength: 2000 })
  @LongText({ label: 'Reason', atMost: 2000, missing: 'Please write a reason' })
  reason!: string;
}
