import {
  Answers,
  called,
  Reference,
  sampleInquiry,
  Words,
  type InquiryLetterProps,
} from '../layout/inquiry-letter.tsx';
import { Chapter, Paragraph } from '../layout/parts.tsx';
import { PlainLetter } from '../layout/plain-letter.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Brings what the institute's staff answer to somebody who filled in a form. */
export interface InquiryReplyProps extends InquiryLetterProps {
  /** The address this mail goes to. */
  recipient: string;
  /** What the staff wrote, line by line, greeting and farewell included. */
  lines: readonly string[];
}

function Reply({ kind, reference, answers, recipient, lines, ...letter }: InquiryReplyProps) {
  return (
    <PlainLetter
      {...letter}
      title="Our answer to you"
      teaser={`About your ${called[kind]} ${reference}.`}
      because={`You get this because you wrote to us from ${recipient}. Answer this mail, and we will read it.`}
    >
      <Words text={lines.join('\n')} />
      <Chapter />
      <Paragraph>
        This is what you wrote, with the reference <Reference>{reference}</Reference>.
      </Paragraph>
      <Answers answers={answers} />
    </PlainLetter>
  );
}

export const inquiryReply: MailTemplate<InquiryReplyProps> = {
  subject: ({ kind, reference, siteName }) => `Your ${called[kind]} to the ${siteName} (${reference})`,
  Letter: Reply,
  PreviewProps: {
    ...sampleInquiry,
    recipient: 'amara@example.org',
    lines: ['Dear Amara,', '', 'yes, she can. The number is in the calendar entry.', '', 'Sol Ibarra'],
  },
};
