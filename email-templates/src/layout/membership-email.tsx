import { sampleAccount, type AccountEmailProps } from './account-email.tsx';

export interface MembershipEmailProps extends AccountEmailProps {
  plan: string;
}

export const membershipPage = (siteUrl: string): string => new URL('/account/membership', siteUrl).href;

export const sampleMembership: MembershipEmailProps = { ...sampleAccount, plan: 'Creator' };
