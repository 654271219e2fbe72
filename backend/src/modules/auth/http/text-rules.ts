import { Transform } from 'class-transformer';
import { IsEmail, IsNotEmpty, IsString, MaxLength, ValidateBy } from 'class-validator';
import {
  isLongEnough,
  isNotBreached,
  isNotOurs,
  isShortEnough,
  passwordTooKnown,
  passwordTooLong,
  passwordTooOurs,
  passwordTooShort,
} from '../use-cases/password-policy.ts';

const whenText = (change: (text: string) => string) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

/** Applies the rules in the order in which they are checked. */
const inOrder =
  (...rules: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const rule of rules) rule(target, key);
  };

/** An address, trimmed. */
export const EmailAddress = (): PropertyDecorator =>
  inOrder(
    whenText((text) => text.trim()),
    IsEmail({ ignore_max_length: true }, { message: 'Invalid email address' }),
    MaxLength(255, { message: 'Email must be less than 255 characters' }),
  );

/** A password somebody chooses. */
export const NewPassword = (): PropertyDecorator =>
  inOrder(
    IsString({ message: 'Signup requires a valid password' }),
    textRule('isLongEnough', isLongEnough, passwordTooShort),
    textRule('isShortEnough', isShortEnough, passwordTooLong),
    textRule('isNotBreached', isNotBreached, passwordTooKnown),
    textRule('isNotOurs', isNotOurs, passwordTooOurs),
  );

/** A person's first or last name, trimmed; line breaks and other control characters become spaces. */
export const PersonName = (label: string): PropertyDecorator =>
  inOrder(
    whenText((text) => text.replace(/\p{Cc}+/gu, ' ').trim()),
    IsString({ message: `${label} is required` }),
    IsNotEmpty({ message: `${label} is required` }),
    MaxLength(50, { message: `${label} must be less than 50 characters` }),
  );

const textRule = (name: string, holds: (text: string) => boolean, message: string): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => typeof value === 'string' && holds(value),
      defaultMessage: () => message,
    },
  });
