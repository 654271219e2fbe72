import { IsString, ValidateBy } from 'class-validator';
import { IsEmailAddress, composeDecorators, TransformText } from '#platform/http/text-rules.ts';
import {
  hasMinPasswordLength,
  isPasswordDifferentFromEmail,
  isUnbreachedPassword,
  isPasswordMoreThanSiteWords,
  isWithinMaxPasswordLength,
  isStorablePassword,
  passwordBreachedMessage,
  passwordEqualsEmailMessage,
  passwordTooLongMessage,
  passwordFromSiteWordsMessage,
  getPasswordTooShortMessage,
  passwordUnstorableMessage,
} from '../use-cases/passwords/password-policy.ts';
import { normalizePassword } from '../use-cases/passwords/password-hasher.ts';

export const IsNormalizedEmail = (): PropertyDecorator =>
  composeDecorators(
    TransformText((text) => text.trim()),
    IsEmailAddress(),
  );

export const IsNewPassword = (): PropertyDecorator =>
  composeDecorators(
    TransformText(normalizePassword),
    IsString({ message: 'Signup requires a valid password' }),
    createTextRule('isStorable', isStorablePassword, passwordUnstorableMessage),
    createTextRule('isLongEnough', hasMinPasswordLength, getPasswordTooShortMessage),
    createTextRule('isShortEnough', isWithinMaxPasswordLength, passwordTooLongMessage),
    createTextRule('isNotBreached', isUnbreachedPassword, passwordBreachedMessage),
    createTextRule('isNotOurs', isPasswordMoreThanSiteWords, passwordFromSiteWordsMessage),
    createTextRule(
      'isNotAddress',
      (password, { email }) => typeof email !== 'string' || isPasswordDifferentFromEmail(password, email),
      passwordEqualsEmailMessage,
    ),
  );

type TextCheck = (text: string, fields: { readonly email?: unknown }) => boolean;

const createTextRule = (name: string, holds: TextCheck, message: string | (() => string)): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown, args) => typeof value === 'string' && holds(value, args?.object ?? {}),
      defaultMessage: () => (typeof message === 'string' ? message : message()),
    },
  });
