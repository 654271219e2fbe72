import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, MaxLength, ValidateBy } from 'class-validator';
import { toCanonicalTimeZone, maxTimeZoneLength, timeZonePattern } from '#kernel/time-zone.ts';
import { hasLetterOrDigit, hasVisibleCharacter, toMultiLine, cleanSingleLine } from '#kernel/visible-text.ts';

export const composeDecorators =
  (...rules: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const rule of rules) rule(target, key);
  };

export const TransformText = (change: (text: string) => string): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

/** Similar letters of other scripts can imitate another email address, so the local part must be ASCII. */
export const IsEmailAddress = (): PropertyDecorator =>
  composeDecorators(
    IsEmail({ ignore_max_length: true, allow_utf8_local_part: false }, { message: 'Invalid email address' }),
    MaxLength(255, { message: 'Email must be less than 255 characters' }),
  );

export const ToSingleLine = (): PropertyDecorator => TransformText((text) => text.replace(/\p{Cc}+/gu, ' ').trim());

export const CleanSingleLine = (): PropertyDecorator => TransformText(cleanSingleLine);

const createTextRule = (name: string, holds: (text: string) => boolean, message: string): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => typeof value === 'string' && holds(value),
      defaultMessage: () => message,
    },
  });

export const HasLetterOrDigit = (message: string): PropertyDecorator =>
  createTextRule('hasLetterOrDigit', hasLetterOrDigit, message);

export const HasVisibleCharacter = (message: string): PropertyDecorator =>
  createTextRule('isVisible', hasVisibleCharacter, message);

export const ToMultiLine = (): PropertyDecorator => TransformText(toMultiLine);

export const IsTimeZoneName = (
  options: object = {},
  message = 'zone must be a time zone such as Europe/Berlin',
): PropertyDecorator =>
  composeDecorators(
    ApiProperty({
      ...{ type: String, maxLength: maxTimeZoneLength, pattern: timeZonePattern.source, example: 'Europe/Berlin' },
      ...options,
    } as ApiPropertyOptions),
    TransformText((text) => toCanonicalTimeZone(text) ?? text),
    ValidateBy({
      name: 'zone',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && toCanonicalTimeZone(value) !== undefined,
        defaultMessage: () => message,
      },
    }),
  );
