import type { TokenPurpose } from '../../domain/one-time-token.entity.ts';
import type { AuthMethodName } from '../../domain/session.entity.ts';

export const purposesByProofType = {
  signup: ['confirm'],
  invite: ['invite'],
  magiclink: ['magiclink'],
  recovery: ['recovery'],
  email_change: ['email-change-old', 'email-change-new'],
  email: ['magiclink', 'confirm'],
  sms: [],
  phone_change: [],
} as const satisfies Readonly<Record<string, readonly TokenPurpose[]>>;
export type EmailProofType = keyof typeof purposesByProofType;
export const emailProofTypeNames = Object.keys(purposesByProofType) as EmailProofType[];

export const proofTypeByPurpose = {
  confirm: 'signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
  invite: 'invite',
  'email-change-old': 'email_change',
  'email-change-new': 'email_change',
  reauthentication: undefined,
} as const satisfies Readonly<Record<TokenPurpose, EmailProofType | undefined>>;

export const authMethodByPurpose = {
  confirm: 'email/signup',
  recovery: 'otp',
  magiclink: 'otp',
  invite: 'invite',
  'email-change-old': 'email_change',
  'email-change-new': 'email_change',
  reauthentication: 'otp',
} as const satisfies Readonly<Record<TokenPurpose, AuthMethodName>>;
