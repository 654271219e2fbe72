import { Text } from '@react-email/components';
import { Fragment } from 'react';
import { toSingleLine } from '../safe-text.ts';
import type { EmailSenderProps } from './email-layout.tsx';
import { bodyTextStyle, smallTextStyle } from './style.ts';

export type InquiryKind = 'partner' | 'volunteer' | 'contact' | 'mentoring' | 'withdrawal';

export interface SubmittedField {
  label: string;
  text: string;
}

export interface InquiryEmailProps extends EmailSenderProps {
  kind: InquiryKind;
  reference: string;
  name: string;
}

export const inquiryKindLabels: Record<InquiryKind, string> = {
  partner: 'partnership application',
  volunteer: 'offer to volunteer',
  contact: 'message',
  mentoring: 'request for mentoring',
  withdrawal: 'withdrawal',
};

export function InquiryReference({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}

export function SubmittedFieldList({ answers }: { answers: readonly SubmittedField[] }) {
  return answers.map(({ label, text }) => (
    <Fragment key={label}>
      <Text className="muted" style={{ ...smallTextStyle, fontSize: 15, margin: '0 0 4px' }}>
        {label}
      </Text>
      <UserText text={text} />
    </Fragment>
  ));
}

/** Shows text of a user as plain text, never as HTML. */
export function UserText({ text }: { text: string }) {
  return (
    <Text className="ink" style={{ ...bodyTextStyle, margin: '0 0 28px', overflowWrap: 'anywhere' }}>
      {text.split('\n').map((line, at) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {toSingleLine(line)}
        </Fragment>
      ))}
    </Text>
  );
}

export const sampleInquiryEmailProps: InquiryEmailProps = {
  kind: 'contact',
  reference: 'C-7K3QX2',
  name: 'Amara Okafor',
  siteUrl: 'https://oneness.example',
  siteName: 'Institute of Oneness',
  postalAddress: 'Santa Fe, New Mexico, by appointment',
};

export const sampleSubmittedFields: readonly SubmittedField[] = [
  {
    label: 'Message',
    text: 'Good morning,\n\nmy mother is 81 and would like to sit with us on Wednesdays. Can she join by telephone?',
  },
];
