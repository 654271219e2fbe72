import { IsString, ValidateBy } from 'class-validator';
import { IsEmailAddress, composeRules, TransformText } from '#platform/http/text-rules.ts';
import {
  isLongEnough,
  isNotEmail,
  isNotBreached,
  isNotFromOwnWords,
  isShortEnough,
  isStorable,
  passwordBreached,
  passwordEqualsEmail,
  passwordTooLong,
  passwordFromOwnWords,
  passwordTooShort,
  passwordUnstorable,
} from '../use-cases/passwords/password-policy.ts';
import { normalizePassword } from '../use-cases/passwords/passwords.ts';

export const EmailAddress = (): PropertyDecorator =>
  composeRules(
    TransformText((text) => text.trim()),
    IsEmailAddress(),
  );

export const NewPassword = (): PropertyDecorator =>
  composeRules(
    TransformText(normalizePassword),
    IsString({ message: 'Signup requires a valid password' }),
    textRule('isStorable', isStorable, passwordUnstorable),
    textRule('isLongEnough', isLongEnough, passwordTooShort),
    textRule('isShortEnough', isShortEnough, passwordTooLong),
    textRule('isNotBreached', isNotBreached, passwordBreached),
    textRule('isNotOurs', isNotFromOwnWords, passwordFromOwnWords),
    textRule(
      'isNotAddress',
      (password, { email }) => typeof email !== 'string' || isNotEmail(password, email),
      passwordEqualsEmail,
    ),
  );

type TextCheck = (text: string, fields: { readonly email?: unknown }) => boolean;

const textRule = (name: string, holds: TextCheck, message: string | (() => string)): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown, args) => typeof value === 'string' && holds(value, args?.object ?? {}),
      defaultMessage: () => (typeof message === 'string' ? message : message()),
    },
  });
