import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { MaxLength, ValidateBy } from 'class-validator';
import { DateTime } from 'luxon';
import type { RateLimitOptions } from '#platform/http/limit.ts';
import { composeDecorators } from '#platform/http/text-rules.ts';

const createRule = (name: string, holds: (value: unknown) => boolean, message: string): PropertyDecorator =>
  ValidateBy({ name, validator: { validate: holds, defaultMessage: () => message } });

const describeProperty = (options: object): PropertyDecorator => ApiProperty(options as ApiPropertyOptions);

export const IsDay = (label: string): PropertyDecorator =>
  composeDecorators(
    describeProperty({ type: String, format: 'date' }),
    createRule(
      'day',
      (value) =>
        typeof value === 'string' &&
        DateTime.fromFormat(value, 'yyyy-MM-dd').isValid &&
        value >= '1970-01-01' &&
        value < '9999',
      `${label} must be a day such as 2026-11-22`,
    ),
  );

const maxJournalTextLength = 100_000;

export const JournalTextField = (options: object = {}): PropertyDecorator =>
  composeDecorators(
    describeProperty({ type: String, maxLength: maxJournalTextLength, ...options }),
    createRule('text', (value) => typeof value === 'string', 'The entry must be a text'),
    MaxLength(maxJournalTextLength, {
      message: 'An entry may have at most 100,000 characters. Please divide it into two.',
    }),
  );

/** This limit is high, because a player sends progress every 5 seconds. */
export const practiceWriteRateLimit: RateLimitOptions = { setting: 'limitPractice', windowSeconds: 60, per: 'user' };

/** This limit is lower than the limit for writes, because a search decrypts thousands of entries. */
export const journalReadRateLimit: RateLimitOptions = { setting: 'limitJournal', windowSeconds: 60, per: 'user' };
