import { faultIn, firstFault, type FieldFault, type FieldRule } from 'shell/form-rules';
import { signUpRules } from 'shell/form-rules/api-rules';
import { USUAL_RULES, type AccountRules } from 'shell/session/account-rules';
import type { NewAccount, SessionFault } from 'shell/session';
import { signInFault } from 'shell/session/sign-in-fault';

export type AuthMode = 'sign-in' | 'sign-up';
export type Fault = FieldFault<keyof NewAccount>;

const newPassword = ({ shortestPassword }: AccountRules): FieldRule => ({
  ...signUpRules.password,
  minLength: shortestPassword,
});

const name = (rule: FieldRule, { areNamesRequired }: AccountRules): FieldRule => ({
  ...rule,
  minLength: areNamesRequired ? 1 : 0,
});

/** In the order in which the fields are asked for. */
const signUp = (rules: AccountRules): Record<keyof NewAccount, FieldRule> => ({
  email: signUpRules.email,
  password: newPassword(rules),
  firstName: name(signUpRules.first_name, rules),
  lastName: name(signUpRules.last_name, rules),
});

/** What is sent: everything trimmed except the password, of which every character counts. */
export function trimmed(account: NewAccount): NewAccount {
  return {
    email: account.email.trim(),
    password: account.password,
    firstName: account.firstName.trim(),
    lastName: account.lastName.trim(),
  };
}

/** The first rule that does not hold, in the order email, password, first name, last name; it is the only one shown. */
export function firstFaultOf(mode: AuthMode, account: NewAccount, rules = USUAL_RULES): Fault | undefined {
  return mode === 'sign-up' ? firstFault(signUp(rules), account) : signInFault(account);
}

/** Why this cannot be an address of an account, if it cannot. */
export const emailFault = (email: string): string | undefined => faultIn(email, signUpRules.email);

/** Why this cannot be a new password, if it cannot. */
export const passwordFault = (password: string, rules = USUAL_RULES): string | undefined =>
  faultIn(password, newPassword(rules));

/** Where on the form the service's refusal belongs, and what it is called there; none where it is about no field. */
export function refusedField({ code, message }: SessionFault): Fault | undefined {
  if (code === 'invalid_credentials') return { field: 'password', message: 'Wrong email or password' };
  if (code === 'weak_password') return { field: 'password', message };
  if (code === 'user_already_exists') return { field: 'email', message: 'This email already has an account' };
  return undefined;
}
