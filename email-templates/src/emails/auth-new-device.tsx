import { AccountLetter, NotYou, sampleAccount, type AccountLetterProps } from '../layout/account-letter.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Tells somebody of a sign-in from where they have not signed in before. */
export interface AuthNewDeviceProps extends AccountLetterProps {
  /** As a person would name it, such as "Firefox on Windows". */
  device: string;
  /** Of the network. */
  address: string;
  /** When it happened, written out with its zone. */
  when: string;
}

function NewDevice({ device, address, when, ...letter }: AuthNewDeviceProps) {
  return (
    <AccountLetter {...letter} title="A new sign-in" teaser={`From ${device}.`}>
      <Paragraph>
        On {when} somebody signed in to your account at the {letter.siteName} from a device we had not seen before:{' '}
        {device}, at the network address {address}.
      </Paragraph>
      <NotYou siteUrl={letter.siteUrl} />
    </AccountLetter>
  );
}

export const authNewDevice: MailTemplate<AuthNewDeviceProps> = {
  subject: () => 'A new sign-in to your account',
  Letter: NewDevice,
  PreviewProps: {
    ...sampleAccount,
    device: 'Firefox on Windows',
    address: '203.0.113.7',
    when: '24 November 2026 at 07:30 EST',
  },
};
