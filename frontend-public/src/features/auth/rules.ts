import { validateText, findFirstFieldError, type FieldError, type FieldRule } from 'shell/form-rules';
import { signUpRules } from 'shell/form-rules/api-rules';
import { DEFAULT_ACCOUNT_RULES, type AccountRules } from 'shell/session/account-rules';
import type { NewAccount, SessionError } from 'shell/session';
import { validateSignIn } from 'shell/session/validate-sign-in';

export type AuthMode = 'sign-in' | 'sign-up';
export type AccountFieldError = FieldError<keyof NewAccount>;

const newPassword = ({ shortestPassword }: AccountRules): FieldRule => ({
  ...signUpRules.password,
  minLength: shortestPassword,
});

const name = (rule: FieldRule, { areNamesRequired }: AccountRules): FieldRule => ({
  ...rule,
  minLength: areNamesRequired ? 1 : 0,
});

const signUp = (rules: AccountRules): Record<keyof NewAccount, FieldRule> => ({
  email: signUpRules.email,
  password: newPassword(rules),
  firstName: name(signUpRules.first_name, rules),
  lastName: name(signUpRules.last_name, rules),
});

export function trimAccountFields(account: NewAccount): NewAccount {
  return {
    email: account.email.trim(),
    password: account.password,
    firstName: account.firstName.trim(),
    lastName: account.lastName.trim(),
  };
}

export function findFirstAccountError(
  mode: AuthMode,
  account: NewAccount,
  rules = DEFAULT_ACCOUNT_RULES,
): AccountFieldError | undefined {
  return mode === 'sign-up' ? findFirstFieldError(signUp(rules), account) : validateSignIn(account);
}

export const validateEmail = (email: string): string | undefined => validateText(email, signUpRules.email);

export const validatePassword = (password: string, rules = DEFAULT_ACCOUNT_RULES): string | undefined =>
  validateText(password, newPassword(rules));

export function toFieldError({ code, message }: SessionError): AccountFieldError | undefined {
  if (code === 'invalid_credentials') return { field: 'password', message: 'Wrong email or password' };
  if (code === 'weak_password') return { field: 'password', message };
  if (code === 'user_already_exists') return { field: 'email', message: 'This email already has an account' };
  return undefined;
}
