import { sampleAccountEmailProps, type AccountEmailProps } from './account-email.tsx';

export interface MembershipEmailProps extends AccountEmailProps {
  plan: string;
}

export const createMembershipUrl = (siteUrl: string): string => new URL('/account/membership', siteUrl).href;

export const sampleMembershipEmailProps: MembershipEmailProps = { ...sampleAccountEmailProps, plan: 'Creator' };
