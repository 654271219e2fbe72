import { sampleAccount, type AccountEmailProps } from './account-email.tsx';

/** What every email about a paid membership must be told. */
export interface MembershipEmailProps extends AccountEmailProps {
  /** The plan's shown name, such as "Creator". */
  plan: string;
}

/** Where a member sees and changes everything about the membership. */
export const membershipPage = (siteUrl: string): string => new URL('/account/membership', siteUrl).href;

/** Sample values that every email about a membership shares. */
export const sampleMembership: MembershipEmailProps = { ...sampleAccount, plan: 'Creator' };
