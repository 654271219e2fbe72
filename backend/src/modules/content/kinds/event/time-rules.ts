import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, MaxLength, ValidateBy } from 'class-validator';
import { institute } from '#kernel/institute.ts';
import { IsDateTime } from '#platform/http/date-time.ts';
import { composeDecorators, IsTimeZoneName } from '#platform/http/text-rules.ts';
import { OptionalWithDefault, createTextFieldRule } from '../field-rules.ts';
import { isSupportedRecurrence, lastRecurrenceYear } from './recurrence.ts';

const firstYear = 2000;
const isThisCentury = (value: unknown): boolean => {
  const year = value instanceof Date ? value.getUTCFullYear() : firstYear;
  return year >= firstYear && year <= lastRecurrenceYear;
};

export const EventTimeField = (label: string): PropertyDecorator =>
  composeDecorators(
    IsNotEmpty({ message: `${label} is required` }),
    IsDateTime(label),
    ValidateBy({
      name: 'isThisCentury',
      validator: {
        validate: isThisCentury,
        defaultMessage: () => `${label} must be between ${firstYear} and ${lastRecurrenceYear}`,
      },
    }),
  );

export const EventTimeZoneField = (): PropertyDecorator =>
  OptionalWithDefault(
    IsTimeZoneName(
      { default: institute.timeZone, required: false },
      `Choose a time zone such as ${institute.timeZone}`,
    ),
  );

export const RecurrenceField = (): PropertyDecorator =>
  composeDecorators(
    ApiProperty({ type: String, nullable: true, required: false, maxLength: 200 }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
    IsOptional(),
    MaxLength(200, { message: 'The rule must be less than 200 characters' }),
    createTextFieldRule(
      'isRecurrence',
      isSupportedRecurrence,
      'Write how it repeats as a rule such as FREQ=WEEKLY;BYDAY=WE',
    ),
  );
