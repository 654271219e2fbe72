import type { TokenPurpose } from '../../domain/token-purpose.ts';

/** The protocol's names of the links that can be made, and the token of each. */
export const linkTypes = {
  signup: 'confirm',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email-change-old',
  email_change_new: 'email-change-new',
} as const satisfies Readonly<Record<string, TokenPurpose>>;
export type LinkType = keyof typeof linkTypes;
export const linkTypeNames = Object.keys(linkTypes) as LinkType[];

/** Those that begin with an account that need not be there yet. */
export const makesAccount = (type: LinkType): boolean => ['signup', 'invite', 'magiclink'].includes(type);

export const movesEmail = (type: LinkType): boolean => ['email_change_current', 'email_change_new'].includes(type);
