import { IsString, ValidateBy } from 'class-validator';
import { IsMailAddress, inOrder, whenText } from '#platform/http/text-rules.ts';
import {
  isLongEnough,
  isNotAddress,
  isNotBreached,
  isNotOurs,
  isShortEnough,
  isStorable,
  passwordTooKnown,
  passwordTooLike,
  passwordTooLong,
  passwordTooOurs,
  passwordTooShort,
  passwordUnstorable,
} from '../use-cases/passwords/password-policy.ts';
import { passwordForm } from '../use-cases/passwords/passwords.ts';

export const EmailAddress = (): PropertyDecorator =>
  inOrder(
    whenText((text) => text.trim()),
    IsMailAddress(),
  );

export const NewPassword = (): PropertyDecorator =>
  inOrder(
    whenText(passwordForm),
    IsString({ message: 'Signup requires a valid password' }),
    textRule('isStorable', isStorable, passwordUnstorable),
    textRule('isLongEnough', isLongEnough, passwordTooShort),
    textRule('isShortEnough', isShortEnough, passwordTooLong),
    textRule('isNotBreached', isNotBreached, passwordTooKnown),
    textRule('isNotOurs', isNotOurs, passwordTooOurs),
    textRule(
      'isNotAddress',
      (password, { email }) => typeof email !== 'string' || isNotAddress(password, email),
      passwordTooLike,
    ),
  );

type Holds = (text: string, beside: { readonly email?: unknown }) => boolean;

const textRule = (name: string, holds: Holds, message: string | (() => string)): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown, args) => typeof value === 'string' && holds(value, args?.object ?? {}),
      defaultMessage: () => (typeof message === 'string' ? message : message()),
    },
  });
