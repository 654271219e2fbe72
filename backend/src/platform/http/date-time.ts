import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy, ValidateIf } from 'class-validator';
import { DateTime } from 'luxon';
import { composeDecorators } from './text-rules.ts';

declare const valid: unique symbol;

export type ValidDate = Date & { readonly [valid]: true };

/** Parsers disagree on UTC offsets over 23:59, so the pattern rejects such offsets. */
const dateTimePattern =
  /^\d{4}-(0[1-9]|1[0-2])-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

const [firstYear, lastYear] = [1970, 9998];

const isValid = (date: Date): date is ValidDate => {
  const year = date.getUTCFullYear();
  return year >= firstYear && year <= lastYear;
};

export function parseDateTime(text: unknown): ValidDate | undefined {
  if (typeof text !== 'string' || !dateTimePattern.test(text)) return undefined;
  const date = DateTime.fromISO(text.toUpperCase()).toJSDate();
  return isValid(date) ? date : undefined;
}

interface DateTimeRules {
  readonly message?: string;
  readonly each?: boolean;
  readonly api?: object;
}

export const IsDateTime = (label: string, { message, each = false, api = {} }: DateTimeRules = {}): PropertyDecorator =>
  composeDecorators(
    ApiProperty({ type: each ? [String] : String, format: 'date-time', ...api } as ApiPropertyOptions),
    Transform(({ value }: { value: unknown }) =>
      each && Array.isArray(value) ? value.map(parseIfDateTime) : parseIfDateTime(value),
    ),
    ValidateBy(
      {
        name: 'isDateTime',
        validator: {
          validate: (value: unknown) => value instanceof Date,
          defaultMessage: () => message ?? `${label} must be a date and time such as 2027-03-01T19:00:00-05:00`,
        },
      },
      { each },
    ),
  );

export const IsOptionalDateTime = (label: string): PropertyDecorator =>
  composeDecorators(
    ValidateIf((_, value) => value !== undefined),
    IsDateTime(label, { api: { required: false } }),
  );

export const IsDateTimeOrNull = (label: string, description: string): PropertyDecorator =>
  composeDecorators(
    ValidateIf((_, value) => value !== undefined && value !== null),
    IsDateTime(label, { api: { required: false, nullable: true, description } }),
  );

const parseIfDateTime = (value: unknown): unknown => parseDateTime(value) ?? value;
