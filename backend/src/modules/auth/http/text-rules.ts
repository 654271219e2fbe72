import { IsEmail, IsNotEmpty, IsString, MaxLength, ValidateBy } from 'class-validator';
import { inOrder, onOneLine, whenText } from '../../../platform/http/text-rules.ts';
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
    onOneLine(),
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
