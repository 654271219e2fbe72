import { Transform } from 'class-transformer';
import { IsEmail, MaxLength } from 'class-validator';

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

const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

/** Trimmed; line breaks and other control characters become spaces, and halves of characters the sign for none. */
export const onOneLine = (): PropertyDecorator => whenText(oneLine);

/** The same of a value outside a DTO; what is no text stays as it is. */
export const oneLineOf = (value: unknown): unknown => (typeof value === 'string' ? oneLine(value) : value);

/** As `onOneLine`, but line breaks stay, all of one kind. */
export const inLines = (): PropertyDecorator =>
  whenText((text) =>
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]+/gu, ' ')
      .trim(),
  );
