import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { isRFC3339, MaxLength, ValidateBy } from 'class-validator';
import { DateTime } from 'luxon';
import { inOrder, whenText } from '../../../platform/http/text-rules.ts';

const rule = (name: string, holds: (value: unknown) => boolean, message: string): PropertyDecorator =>
  ValidateBy({ name, validator: { validate: holds, defaultMessage: () => message } });

const described = (options: object): PropertyDecorator => ApiProperty(options as ApiPropertyOptions);

/** A time of a device, with its offset. */
export const Moment = (label: string): PropertyDecorator =>
  inOrder(
    described({ type: String, format: 'date-time' }),
    rule(
      'moment',
      (value) => typeof value === 'string' && isRFC3339(value) && !Number.isNaN(Date.parse(value)),
      `${label} must be a time such as 2026-11-22T19:00:00Z`,
    ),
  );

/** A day of the years 1970 to 9998, which has no zone. */
export const Day = (label: string): PropertyDecorator =>
  inOrder(
    described({ type: String, format: 'date' }),
    rule(
      'day',
      (value) =>
        typeof value === 'string' &&
        DateTime.fromFormat(value, 'yyyy-MM-dd').isValid &&
        value >= '1970-01-01' &&
        value < '9999',
      `${label} must be a day such as 2026-11-22`,
    ),
  );

/** Seconds of a film or a recording, with fractions. */
export const Position = (): PropertyDecorator =>
  inOrder(
    described({ type: Number, minimum: 0 }),
    rule('position', isPosition, 'The position must be a number of seconds, 0 or more'),
  );

const mostSpans = 100;

/** What was played: pairs of seconds. */
export const Spans = (): PropertyDecorator =>
  inOrder(
    described({
      type: 'array',
      maxItems: mostSpans,
      items: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'number', minimum: 0 } },
    }),
    rule(
      'spans',
      (value) => Array.isArray(value) && value.length <= mostSpans && value.every(isSpan),
      `What was watched must be at most ${mostSpans} pairs of seconds, each with its beginning first`,
    ),
  );

const isPosition = (value: unknown): value is number => typeof value === 'number' && value >= 0;

const isSpan = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(isPosition) && Number(value[0]) <= Number(value[1]);

const mostCharacters = 100_000;

/** What somebody writes for themselves: kept as they wrote it, with spaces and lines. */
export const JournalText = (options: object = {}): PropertyDecorator =>
  inOrder(
    described({ type: String, maxLength: mostCharacters, ...options }),
    whenText((text) => text.toWellFormed()),
    rule('text', (value) => typeof value === 'string', 'The entry must be a text'),
    MaxLength(mostCharacters, {
      message: 'An entry may have at most 100,000 characters. Please divide it into two.',
    }),
  );
