import { sampleAccount, type AccountEmailProps } from './account-email.tsx';

export interface MembershipEmailProps extends AccountEmailProps {
  /** Display name of the plan, such as "Creator". */
  plan: string;
}

export const membershipPage = (siteUrl: string): string => new URL('/account/membership', siteUrl).href;

export const sampleMembership: MembershipEmailProps = { ...sampleAccount, plan: 'Creator' };
