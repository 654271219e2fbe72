import { Body, Container, Head, Html, Link, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { Title } from './parts.tsx';
import { color, serif, sheet, small } from './style.ts';

/** Who writes, as every mail says at its foot. */
export interface SenderProps {
  /** Origin of the site. */
  siteUrl: string;
  /** The institute's name, as it reads after "the". */
  siteName: string;
  postalAddress: string;
}

interface Frame extends SenderProps {
  /** The line that mail programs show beside the subject. */
  teaser: string;
  title: string;
  /** A sentence on why this mail came, so that a forwarded one explains itself. */
  because: string;
  children: ReactNode;
}

/** The sheet of a mail that belongs to no list: no picture, one thing to do or to know. */
export function PlainLetter({ teaser, title, because, siteUrl, siteName, postalAddress, children }: Frame) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{sheet}</style>
      </Head>
      <Preview>{teaser}</Preview>
      <Body
        className="page"
        style={{ backgroundColor: color.mist, margin: 0, padding: '32px 20px 40px', fontFamily: serif }}
      >
        <Container className="card" style={card}>
          <Section className="inner" style={{ padding: '40px 48px 20px' }}>
            <Title>{title}</Title>
            {children}
          </Section>
        </Container>
        <Container style={{ maxWidth: 600 }}>
          <Section className="inner" style={{ padding: '40px 48px 0' }}>
            <Text className="muted" style={{ ...small, margin: 0 }}>
              {because}
            </Text>
            <Text className="muted" style={{ ...small, margin: 0 }}>
              <Link className="muted" href={siteUrl} style={{ color: color.muted, textDecoration: 'none' }}>
                {siteName}
              </Link>
              , {postalAddress}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

const card = {
  maxWidth: 600,
  backgroundColor: color.white,
  border: `1px solid ${color.hairline}`,
  borderRadius: 24,
  borderCollapse: 'separate',
} as const;
