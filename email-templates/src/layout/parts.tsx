import { Button, Heading, Hr, Link, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { toGreetingName } from '../safe-text.ts';
import { bodyTextStyle, emailColors, sansSerifFonts, serifFonts, smallTextStyle } from './style.ts';

export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" className="title ink" style={title}>
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={{ ...bodyTextStyle, margin: '0 0 28px' }}>
      {children}
    </Text>
  );
}

export function ProseBlock({ html }: { html: string }) {
  return (
    <div
      className="ink prose"
      style={{ ...bodyTextStyle, margin: '0 0 28px' }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

export function Greeting({ firstName }: { firstName: string }) {
  const name = toGreetingName(firstName);
  return name !== '' && <Paragraph>Dear {name},</Paragraph>;
}

export function TextLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="ink" style={{ ...bodyTextStyle, margin: '0 0 28px', paddingLeft: 24 }}>
      {lines.map((line) => (
        <li key={line} style={{ margin: '0 0 8px' }}>
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Some email clients show no buttons, so the URL is also below the button. */
export function CallToAction({ label, href }: { label: string; href: string }) {
  return (
    <>
      <Button href={href} style={gold} data-button="">
        {label}
      </Button>
      <Text className="muted" style={{ ...smallTextStyle, fontSize: 15, margin: '14px 0 0' }}>
        <span data-skip-in-text="true">Or copy this address: </span>
        <Link
          className="link"
          href={href}
          style={{ color: emailColors.indigo, wordBreak: 'break-word', overflowWrap: 'anywhere' }}
        >
          {href}
        </Link>
      </Text>
    </>
  );
}

export function Divider() {
  return (
    <Hr className="rule" style={{ border: 0, borderTop: `1px solid ${emailColors.ink}`, margin: '32px 0 24px' }} />
  );
}

export function QuoteBlock({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Text className="muted" style={{ ...smallTextStyle, fontSize: 15, margin: '0 0 4px' }}>
        {label}
      </Text>
      <Text className="quote ink" style={quote}>
        {children}
      </Text>
    </>
  );
}

const title = {
  margin: '0 0 16px',
  fontFamily: serifFonts,
  fontSize: 44,
  lineHeight: '48px',
  fontWeight: 400,
  letterSpacing: '-0.02em',
  color: emailColors.ink,
} as const;

const gold = {
  padding: '18px 29px',
  borderRadius: 12,
  backgroundColor: emailColors.gold,
  color: emailColors.ink,
  fontFamily: sansSerifFonts,
  fontSize: 17,
  lineHeight: '24px',
  fontWeight: 600,
} as const;

const quote = {
  margin: '0 0 28px',
  fontFamily: serifFonts,
  fontSize: 28,
  lineHeight: '36px',
  fontStyle: 'italic',
  color: emailColors.ink,
} as const;
