import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, MaxLength, ValidateBy } from 'class-validator';
import { canonicalZone, longestZone, zonePattern } from '#kernel/time-zone.ts';
import { hasLetterOrDigit, isVisible, toVisibleLine } from '#kernel/visible-text.ts';

export const composeRules =
  (...rules: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const rule of rules) rule(target, key);
  };

export const TransformText = (change: (text: string) => string): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

/**
 * Validates an email address. The part before the @ must be ASCII: lookalike letters could imitate another address, and
 * few email services accept them.
 */
export const IsEmailAddress = (): PropertyDecorator =>
  composeRules(
    IsEmail({ ignore_max_length: true, allow_utf8_local_part: false }, { message: 'Invalid email address' }),
    MaxLength(255, { message: 'Email must be less than 255 characters' }),
  );

/** Trims the text and replaces line breaks and other control characters with spaces. */
export const SingleLine = (): PropertyDecorator => TransformText((text) => text.replace(/\p{Cc}+/gu, ' ').trim());

/** For names and titles: does the same as `SingleLine`, and removes invisible characters that no script needs. */
export const VisibleSingleLine = (): PropertyDecorator => TransformText(toVisibleLine);

const textRule = (name: string, holds: (text: string) => boolean, message: string): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => typeof value === 'string' && holds(value),
      defaultMessage: () => message,
    },
  });

export const HasLetterOrDigit = (message: string): PropertyDecorator =>
  textRule('hasLetterOrDigit', hasLetterOrDigit, message);

export const IsVisible = (message: string): PropertyDecorator => textRule('isVisible', isVisible, message);

/** Does the same as `SingleLine`, but allows line breaks and changes them all to one kind. */
export const MultiLine = (): PropertyDecorator =>
  TransformText((text) =>
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]+/gu, ' ')
      .trim(),
  );

/** Accepts any name of an IANA time zone; the field of the DTO has the canonical name. */
export const IsTimeZoneName = (
  options: object = {},
  message = 'zone must be a time zone such as Europe/Berlin',
): PropertyDecorator =>
  composeRules(
    ApiProperty({
      ...{ type: String, maxLength: longestZone, pattern: zonePattern.source, example: 'Europe/Berlin' },
      ...options,
    } as ApiPropertyOptions),
    TransformText((text) => canonicalZone(text) ?? text),
    ValidateBy({
      name: 'zone',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && canonicalZone(value) !== undefined,
        defaultMessage: () => message,
      },
    }),
  );
