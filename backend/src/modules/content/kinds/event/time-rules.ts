import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { DateTime, IANAZone } from 'luxon';
import { institute } from '../../../../kernel/institute.ts';
import { inOrder } from '../../../../platform/http/text-rules.ts';
import { LeftOutOr, textRule } from '../field-rules.ts';
import { isRecurrence } from './recurrence.ts';

const isMoment = (text: string): boolean => /(Z|[+-]\d{2}:\d{2})$/i.test(text) && DateTime.fromISO(text).isValid;
const isThisCentury = (text: string): boolean => {
  const { year } = DateTime.fromISO(text, { zone: 'utc' });
  return year >= 2000 && year < 2100;
};

/** A moment, with its distance from UTC. */
export const Moment = (label: string): PropertyDecorator =>
  inOrder(
    ApiProperty({ type: String, format: 'date-time' }),
    IsNotEmpty({ message: `${label} is required` }),
    textRule('isMoment', isMoment, `${label} must be a date and time, such as 2027-03-01T19:00:00-05:00`),
    textRule('isThisCentury', isThisCentury, `${label} must lie between 2000 and 2099`),
  );

/** The zone whose wall clock an event keeps: the institute's, where none is chosen. */
export const EventZone = (): PropertyDecorator =>
  LeftOutOr(
    ApiProperty({ type: String, default: institute.timeZone, required: false }),
    textRule('isZone', (text) => IANAZone.isValidZone(text), `Choose a time zone such as ${institute.timeZone}`),
  );

export const Recurrence = (): PropertyDecorator =>
  inOrder(
    ApiProperty({ type: String, nullable: true, required: false, maxLength: 200 }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
    IsOptional(),
    MaxLength(200, { message: 'The rule must be less than 200 characters' }),
    textRule('isRecurrence', isRecurrence, 'Write how it repeats as a rule such as FREQ=WEEKLY;BYDAY=WE'),
  );
