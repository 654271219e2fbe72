import {
  AccountEmail,
  SuspiciousActivityNote,
  sampleAccountEmailProps,
  type AccountEmailProps,
} from '../layout/account-email.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface AuthNewDeviceProps extends AccountEmailProps {
  device: string;
  address: string;
  when: string;
}

export const authNewDeviceEmail: EmailTemplate<AuthNewDeviceProps> = {
  subject: () => 'A new sign-in to your account',
  Email: ({ device, address, when, ...email }) => (
    <AccountEmail {...email} title="A new sign-in" teaser={`From ${device}.`}>
      <Paragraph>
        On {when} your account at the {email.siteName} was signed in to from a new device: {device}, network address{' '}
        {address}.
      </Paragraph>
      <SuspiciousActivityNote siteUrl={email.siteUrl} />
    </AccountEmail>
  ),
  PreviewProps: {
    ...sampleAccountEmailProps,
    device: 'Firefox on Windows',
    address: '203.0.113.7',
    when: 'Tuesday 24 November, 7:30 AM in New York',
  },
};
