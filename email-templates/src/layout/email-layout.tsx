import { Body, Container, Head, Html, Img, Link, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { Title } from './parts.tsx';
import { emailColors, serifFonts, emailStylesheet, smallTextStyle } from './style.ts';

export interface EmailSenderProps {
  siteUrl: string;
  /** Name of the site without "the", because the texts of the emails add "the". */
  siteName: string;
  postalAddress: string;
  whyUrl?: string | undefined;
}

export interface EmailLayoutProps extends EmailSenderProps {
  /** A locked phone shows this text, so the text never contains a code. */
  teaser: string;
  title: string;
  /** The image is shown at 600 by 236 pixels with double resolution. */
  picture?: { file: string; alt: string };
  reason: ReactNode;
  children: ReactNode;
}

export function EmailLayout({ teaser, title, picture, reason, children, ...sender }: EmailLayoutProps) {
  const { siteUrl, siteName, postalAddress, whyUrl } = sender;
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{emailStylesheet}</style>
      </Head>
      <Preview>{teaser}</Preview>
      <Body
        className="page"
        style={{ backgroundColor: emailColors.mist, margin: 0, padding: '32px 20px 40px', fontFamily: serifFonts }}
      >
        <div role="main">
          <Container className="card" style={card}>
            {picture && (
              <Img
                src={new URL(`/mail/${picture.file}`, siteUrl).href}
                alt={picture.alt}
                width="600"
                style={{ width: '100%', height: 'auto', borderRadius: '23px 23px 0 0', ...smallTextStyle }}
              />
            )}
            <Section className="inner" style={{ padding: picture ? '32px 48px 20px' : '40px 48px 20px' }}>
              <Title>{title}</Title>
              {children}
            </Section>
          </Container>
        </div>
        <div role="contentinfo">
          <Container style={{ maxWidth: 600 }}>
            <Section className="inner" style={{ padding: '40px 48px 0' }}>
              <Text className="muted" style={{ ...smallTextStyle, margin: 0 }}>
                {reason}
              </Text>
              <Text className="muted" style={{ ...smallTextStyle, margin: 0 }}>
                <Link className="muted" href={siteUrl} style={{ color: emailColors.muted, textDecoration: 'none' }}>
                  {siteName}
                </Link>
                , {postalAddress}
              </Text>
              {whyUrl !== undefined && (
                <Text className="muted" style={{ ...smallTextStyle, margin: 0 }}>
                  <Link
                    className="link"
                    href={whyUrl}
                    style={{ color: emailColors.indigo, textDecoration: 'underline' }}
                  >
                    Why did I get this email?
                  </Link>
                </Text>
              )}
            </Section>
          </Container>
        </div>
      </Body>
    </Html>
  );
}

const card = {
  maxWidth: 600,
  backgroundColor: emailColors.white,
  border: `1px solid ${emailColors.hairline}`,
  borderRadius: 24,
  borderCollapse: 'separate',
} as const;
