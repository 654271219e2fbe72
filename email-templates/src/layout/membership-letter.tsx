import { sampleAccount, type AccountLetterProps } from './account-letter.tsx';

/** What every mail about a paid membership must be told. */
export interface MembershipLetterProps extends AccountLetterProps {
  /** The plan's shown name, such as "Creator". */
  plan: string;
}

/** Where a member sees and changes everything about the membership. */
export const membershipPage = (siteUrl: string): string => new URL('/account/membership', siteUrl).href;

/** Sample values that every mail about a membership shares. */
export const sampleMembership: MembershipLetterProps = { ...sampleAccount, plan: 'Creator' };
