import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, MaxLength, ValidateBy } from 'class-validator';
import { canonicalZone, longestZone, zoneForm } from '../../kernel/time-zone.ts';
import { hasLetterOrDigit, isVisible, visibleLine } from '../../kernel/visible-text.ts';

/** Applies the rules of a field in the order in which they are checked. */
export const inOrder =
  (...rules: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const rule of rules) rule(target, key);
  };

/** Changes a text before it is checked; what is no text is left for the rules to refuse. */
export const whenText = (change: (text: string) => string): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

/**
 * An address to write to. Before the @ it is ASCII: letters that only look alike would be another person, and few mail
 * services take them.
 */
export const IsMailAddress = (): PropertyDecorator =>
  inOrder(
    IsEmail({ ignore_max_length: true, allow_utf8_local_part: false }, { message: 'Invalid email address' }),
    MaxLength(255, { message: 'Email must be less than 255 characters' }),
  );

/** Trimmed; line breaks and other control characters become spaces. */
export const onOneLine = (): PropertyDecorator => whenText((text) => text.replace(/\p{Cc}+/gu, ' ').trim());

/** As `onOneLine`, without characters that cannot be seen and that no script needs: for names and titles. */
export const onVisibleLine = (): PropertyDecorator => whenText(visibleLine);

const textRule = (name: string, holds: (text: string) => boolean, message: string): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => typeof value === 'string' && holds(value),
      defaultMessage: () => message,
    },
  });

/** A name has a letter or a digit that can be seen. */
export const HasLetterOrDigit = (message: string): PropertyDecorator =>
  textRule('hasLetterOrDigit', hasLetterOrDigit, message);

/** Something of the text can be seen. */
export const IsVisible = (message: string): PropertyDecorator => textRule('isVisible', isVisible, message);

/** As `onOneLine`, but line breaks stay, all of one kind. */
export const inLines = (): PropertyDecorator =>
  whenText((text) =>
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]+/gu, ' ')
      .trim(),
  );

/** A time zone of the IANA database by any of its names; a DTO holds the canonical one. */
export const Zone = (
  options: object = {},
  message = 'zone must be a time zone such as Europe/Berlin',
): PropertyDecorator =>
  inOrder(
    ApiProperty({
      ...{ type: String, maxLength: longestZone, pattern: zoneForm.source, example: 'Europe/Berlin' },
      ...options,
    } as ApiPropertyOptions),
    whenText((text) => canonicalZone(text) ?? text),
    ValidateBy({
      name: 'zone',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && canonicalZone(value) !== undefined,
        defaultMessage: () => message,
      },
    }),
  );
