import { AccountEmail, ChooseNewPassword, sampleAccount, type AccountEmailProps } from '../layout/account-email.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Tells somebody that one of their sign-ins was ended, because a key to it came back that was long replaced. */
export interface AuthOldSignInUsedProps extends AccountEmailProps {
  /** Where the sign-in was made, as a person would name it, such as "Firefox on Windows". */
  device: string;
  /** Of the network the old key came from. */
  address: string;
  /** When it happened, written out with its zone. */
  when: string;
}

export const authOldSignInUsed: MailTemplate<AuthOldSignInUsedProps> = {
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
      <ChooseNewPassword siteUrl={email.siteUrl} />
    </AccountEmail>
  ),
  PreviewProps: {
    ...sampleAccount,
    device: 'Firefox on Windows',
    address: '203.0.113.7',
    when: 'Tuesday 24 November, 7:30 AM in New York',
  },
};
