import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { MaxLength, ValidateBy } from 'class-validator';
import { DateTime } from 'luxon';
import type { RateLimitOptions } from '#platform/http/limit.ts';
import { composeDecorators } from '#platform/http/text-rules.ts';

const rule = (name: string, holds: (value: unknown) => boolean, message: string): PropertyDecorator =>
  ValidateBy({ name, validator: { validate: holds, defaultMessage: () => message } });

const described = (options: object): PropertyDecorator => ApiProperty(options as ApiPropertyOptions);

/** A day from 1970 to 9998, without a time zone. */
export const IsDay = (label: string): PropertyDecorator =>
  composeDecorators(
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

const maxLength = 100_000;

/** The text of an entry is stored exactly as the user wrote it, with all spaces and line breaks. */
export const JournalText = (options: object = {}): PropertyDecorator =>
  composeDecorators(
    described({ type: String, maxLength: maxLength, ...options }),
    rule('text', (value) => typeof value === 'string', 'The entry must be a text'),
    MaxLength(maxLength, {
      message: 'An entry may have at most 100,000 characters. Please divide it into two.',
    }),
  );

/**
 * High, because a player sends progress every 5 seconds, the editor after each pause, and a device sends its offline
 * work in one burst.
 */
export const practiceWriteRateLimit: RateLimitOptions = { setting: 'limitPractice', windowSeconds: 60, per: 'user' };

/** Lower than for writes: a search decrypts thousands of entries, and a year of the record reads as many rows. */
export const journalReadRateLimit: RateLimitOptions = { setting: 'limitJournal', windowSeconds: 60, per: 'user' };
