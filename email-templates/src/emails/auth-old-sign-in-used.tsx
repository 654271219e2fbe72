import {
  AccountEmail,
  ChooseNewPasswordLink,
  sampleAccountEmailProps,
  type AccountEmailProps,
} from '../layout/account-email.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface AuthOldSignInUsedProps extends AccountEmailProps {
  device: string;
  address: string;
  when: string;
}

export const authOldSignInUsedEmail: EmailTemplate<AuthOldSignInUsedProps> = {
  subject: () => 'We signed one of your devices out',
  Email: ({ device, address, when, ...email }) => (
    <AccountEmail {...email} title="We signed one of your devices out" teaser={`${device}.`}>
      <Paragraph>
        On {when}, an old copy of your sign-in at the {email.siteName} was used from {device} at the network address{' '}
        {address}. To be safe, we signed that device out.
      </Paragraph>
      <Paragraph>
        If you just restored that device from a backup, sign in there again. If not, another person may have copied your
        sign-in: choose a new password now. It signs out all other devices.
      </Paragraph>
      <ChooseNewPasswordLink siteUrl={email.siteUrl} />
    </AccountEmail>
  ),
  PreviewProps: {
    ...sampleAccountEmailProps,
    device: 'Firefox on Windows',
    address: '203.0.113.7',
    when: 'Tuesday 24 November, 7:30 AM in New York',
  },
};
