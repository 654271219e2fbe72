import { Text } from '@react-email/components';
import { Fragment } from 'react';
import { oneLine } from '../safe-text.ts';
import type { SenderProps } from './email-layout.tsx';
import { body, small } from './style.ts';

/** What somebody can ask of the institute. */
export type InquiryKind = 'partner' | 'volunteer' | 'contact' | 'mentoring' | 'withdrawal';

/** One field of a form, in the words of the form and of the person. */
export interface WrittenAnswer {
  label: string;
  /** As many lines as the person wrote. */
  text: string;
}

/** What every email about a filled form must be told. */
export interface InquiryEmailProps extends SenderProps {
  kind: InquiryKind;
  /** Such as "C-7K3QX2": by it both sides find the inquiry again. */
  reference: string;
  /** Of the person who filled in the form, as they wrote it. */
  name: string;
}

/** What a person calls that which they sent. */
export const called: Record<InquiryKind, string> = {
  partner: 'partnership application',
  volunteer: 'offer to volunteer',
  contact: 'message',
  mentoring: 'request for mentoring',
  withdrawal: 'withdrawal',
};

/** In one piece, so that it can be read out. */
export function Reference({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}

/** What was written into a form, each field under its label. */
export function Answers({ answers }: { answers: readonly WrittenAnswer[] }) {
  return answers.map(({ label, text }) => (
    <Fragment key={label}>
      <Text className="muted" style={{ ...small, fontSize: 15, margin: '0 0 4px' }}>
        {label}
      </Text>
      <Words text={text} />
    </Fragment>
  ));
}

/** What a person typed, in their own lines. It is text, whatever it looks like. */
export function Words({ text }: { text: string }) {
  return (
    <Text className="ink" style={{ ...body, margin: '0 0 28px', overflowWrap: 'anywhere' }}>
      {text.split('\n').map((line, at) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {oneLine(line)}
        </Fragment>
      ))}
    </Text>
  );
}

/** Sample values that the emails about a form share. */
export const sampleInquiry: InquiryEmailProps = {
  kind: 'contact',
  reference: 'C-7K3QX2',
  name: 'Amara Okafor',
  siteUrl: 'https://oneness.example',
  siteName: 'Institute of Oneness',
  postalAddress: 'Santa Fe, New Mexico, by appointment',
};

export const sampleAnswers: readonly WrittenAnswer[] = [
  {
    label: 'Message',
    text: 'Good morning,\n\nmy mother is 81 and would like to sit with us on Wednesdays. Can she join by telephone?',
  },
];
