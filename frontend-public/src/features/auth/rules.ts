import { isAddress } from '../../shell/address.ts';
import type { NewAccount } from '../../shell/session.tsx';

export type AuthMode = 'sign-in' | 'sign-up';

export interface Fault {
  field: keyof NewAccount;
  message: string;
}

type Rule = [field: keyof NewAccount, holds: (value: string) => boolean, message: string];

const atLeast = (count: number) => (value: string) => [...value].length >= count;
const atMost = (count: number) => (value: string) => [...value].length <= count;

const SIGN_IN: Rule[] = [
  ['email', isAddress, 'Invalid email address'],
  ['password', atLeast(1), 'Password is required'],
];

const EMAIL: Rule[] = [
  ['email', isAddress, 'Invalid email address'],
  ['email', atMost(255), 'Email must be less than 255 characters'],
];

const NEW_PASSWORD: Rule[] = [
  ['password', atLeast(8), 'Password must be at least 8 characters'],
  ['password', atMost(128), 'Password must be less than 128 characters'],
];

const SIGN_UP: Rule[] = [
  ...EMAIL,
  ...NEW_PASSWORD,
  ['firstName', atLeast(1), 'First name is required'],
  ['firstName', atMost(50), 'First name must be less than 50 characters'],
  ['lastName', atLeast(1), 'Last name is required'],
  ['lastName', atMost(50), 'Last name must be less than 50 characters'],
];

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
export function firstFault(mode: AuthMode, account: NewAccount): Fault | undefined {
  const rules = mode === 'sign-in' ? SIGN_IN : SIGN_UP;
  const broken = rules.find(([field, holds]) => !holds(account[field]));
  return broken && { field: broken[0], message: broken[2] };
}

/** Why this cannot be an address of an account, if it cannot. */
export const emailFault = (email: string): string | undefined => firstMessage(EMAIL, email);

/** Why this cannot be a new password, if it cannot. */
export const passwordFault = (password: string): string | undefined => firstMessage(NEW_PASSWORD, password);

function firstMessage(rules: Rule[], value: string): string | undefined {
  return rules.find(([, holds]) => !holds(value))?.[2];
}
