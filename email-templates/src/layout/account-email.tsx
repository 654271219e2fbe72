import { Text } from '@react-email/components';
import { CallToAction, Greeting, Paragraph } from './parts.tsx';
import { EmailLayout, type EmailLayoutProps, type EmailSenderProps } from './email-layout.tsx';
import { emailColors, sansSerifFonts, smallTextStyle } from './style.ts';

export interface AccountEmailProps extends EmailSenderProps {
  recipient: string;
  firstName: string;
}

export interface ActionEmailProps extends AccountEmailProps {
  /** The link opens a page with a button for the action, so the link alone changes nothing. */
  link: string;
  code: string;
  linkGoodFor: string;
  codeGoodFor: string;
}

type Proof = Pick<ActionEmailProps, 'link' | 'code' | 'linkGoodFor' | 'codeGoodFor'>;

type AccountLayoutProps = AccountEmailProps & Pick<EmailLayoutProps, 'teaser' | 'title' | 'children'>;

export function AccountEmail({ children, firstName, recipient, ...email }: AccountLayoutProps) {
  return (
    <EmailLayout {...email} reason={`This email is about the account of ${recipient}.`}>
      <Greeting firstName={firstName} />
      {children}
    </EmailLayout>
  );
}

export function LinkOrCodeSection({ label, ...proof }: Proof & { label: string }) {
  const { link, code, linkGoodFor, codeGoodFor } = proof;
  return (
    <>
      <CallToAction label={label} href={link} />
      <OneTimeCode intro="Or type this code:" code={code} />
      <Paragraph>
        The link works for {linkGoodFor}, the code for {codeGoodFor}. Each works once.
      </Paragraph>
    </>
  );
}

/** The code is shown without spaces, so that one touch copies the whole code. */
export function OneTimeCode({ intro, code }: { intro: string; code: string }) {
  return (
    <>
      <Text className="muted" style={{ ...smallTextStyle, fontSize: 15, margin: '28px 0 4px' }}>
        {intro}
      </Text>
      <Text className="ink" style={digits}>
        {code}
      </Text>
    </>
  );
}

export function SuspiciousActivityNote({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <Paragraph>
        If this was you, you do not need to do anything. If not, choose a new password now: it signs out all other
        devices.
      </Paragraph>
      <ChooseNewPasswordLink siteUrl={siteUrl} />
    </>
  );
}

export function ChooseNewPasswordLink({ siteUrl }: { siteUrl: string }) {
  return <CallToAction label="Choose a new password" href={new URL('/auth/recover', siteUrl).href} />;
}

export const sampleAccountEmailProps: AccountEmailProps = {
  recipient: 'amara@example.org',
  firstName: 'Amara',
  siteUrl: 'https://oneness.example',
  siteName: 'Institute of Oneness',
  postalAddress: 'Santa Fe, New Mexico, by appointment',
};

export const sampleActionEmailProps = {
  ...sampleAccountEmailProps,
  linkGoodFor: 'an hour',
  codeGoodFor: 'ten minutes',
};

const digits = {
  margin: '0 0 28px',
  fontFamily: sansSerifFonts,
  fontSize: 36,
  lineHeight: '44px',
  fontWeight: 600,
  letterSpacing: '0.12em',
  color: emailColors.ink,
} as const;
