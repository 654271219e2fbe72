import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsOptional,
  isRFC3339,
  IsString,
  IsUUID,
  MaxLength,
  ValidateBy,
} from 'class-validator';
import { PageQuery } from '../../../platform/http/page.ts';
import { inLines, inOrder, Zone } from '../../../platform/http/text-rules.ts';
import { mentoringStates, type MentoringState } from '../use-cases/mentoring/mentoring.view.ts';
import { LongText } from './form-rules.ts';

const threeTimes = 'Choose three times that suit you';
const isTime = (value: unknown): boolean =>
  typeof value === 'string' && isRFC3339(value) && !Number.isNaN(Date.parse(value));

/** Moments such as 2026-11-22T19:00:00Z, one or each of a list. */
const Moment = (message: string, each = false): PropertyDecorator =>
  ValidateBy({ name: 'moment', validator: { validate: isTime, defaultMessage: () => message } }, { each });

/** A text that may be left out; an empty one is none. */
const OptionalNote = (): PropertyDecorator =>
  inOrder(
    ApiProperty({ type: String, nullable: true, required: false, maxLength: 2000 }),
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    inLines(),
    IsOptional(),
    IsString({ message: 'Note must be a text' }),
    MaxLength(2000, { message: 'Note must be less than 2000 characters' }),
  );

export class MoveMentoringDto {
  /** Three times that suit, the dearest first. */
  @ApiProperty({ type: [String], format: 'date-time', minItems: 3, maxItems: 3 })
  @IsArray({ message: threeTimes })
  @ArrayMinSize(3, { message: threeTimes })
  @ArrayMaxSize(3, { message: threeTimes })
  @Moment(threeTimes, true)
  times!: string[];

  /** By whose clock they were chosen. */
  @Zone()
  zone!: string;
}

export class AskForMentoringDto extends MoveMentoringDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID(undefined, { message: 'Choose one of the mentors' })
  mentorId!: string;

  @ApiProperty({ minLength: 1, maxLength: 2000 })
  @LongText({ label: 'What to bring', atMost: 2000, missing: 'Please write what you would like to bring' })
  words!: string;
}

/** Which requests staff look at. */
export class MentoringQuery extends PageQuery {
  @ApiProperty({ enum: mentoringStates, enumName: 'MentoringState', required: false, default: 'asked' })
  @IsOptional()
  @IsIn(mentoringStates, { message: 'Choose asked, agreed, declined or taken-back' })
  state: MentoringState = 'asked';
}

export class AgreeMentoringDto {
  /** When the hour begins. */
  @ApiProperty({ type: String, format: 'date-time' })
  @Moment('startsAt must be a time such as 2026-11-22T19:00:00Z')
  startsAt!: string;

  /** What the member should know of it. */
  @OptionalNote()
  note?: string | null;
}

export class DeclineMentoringDto {
  /** Why; the member reads it. */
  @ApiProperty({ minLength: 1, maxLength: 2000 })
  @LongText({ label: 'Reason', atMost: 2000, missing: 'Please write a reason' })
  reason!: string;
}
