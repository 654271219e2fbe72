import { Text } from '@react-email/components';
import { Fragment } from 'react';
import { oneLine } from '../safe-text.ts';
import type { SenderProps } from './email-layout.tsx';
import { body, small } from './style.ts';

export type InquiryKind = 'partner' | 'volunteer' | 'contact' | 'mentoring' | 'withdrawal';

export interface FormField {
  label: string;
  text: string;
}

export interface InquiryEmailProps extends SenderProps {
  kind: InquiryKind;
  /** Identifies the inquiry for the sender and the institute, such as "C-7K3QX2". */
  reference: string;
  name: string;
}

export const inquiryNames: Record<InquiryKind, string> = {
  partner: 'partnership application',
  volunteer: 'offer to volunteer',
  contact: 'message',
  mentoring: 'request for mentoring',
  withdrawal: 'withdrawal',
};

/** The reference stays on one line, so that it can be read out. */
export function Reference({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}

export function FormFields({ answers }: { answers: readonly FormField[] }) {
  return answers.map(({ label, text }) => (
    <Fragment key={label}>
      <Text className="muted" style={{ ...small, fontSize: 15, margin: '0 0 4px' }}>
        {label}
      </Text>
      <UserText text={text} />
    </Fragment>
  ));
}

/** Shows user input with its line breaks, as text and never as HTML. */
export function UserText({ text }: { text: string }) {
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

export const sampleInquiry: InquiryEmailProps = {
  kind: 'contact',
  reference: 'C-7K3QX2',
  name: 'Amara Okafor',
  siteUrl: 'https://oneness.example',
  siteName: 'Institute of Oneness',
  postalAddress: 'Santa Fe, New Mexico, by appointment',
};

export const sampleAnswers: readonly FormField[] = [
  {
    label: 'Message',
    text: 'Good morning,\n\nmy mother is 81 and would like to sit with us on Wednesdays. Can she join by telephone?',
  },
];
