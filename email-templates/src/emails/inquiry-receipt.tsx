import { greetingName } from '../greeting-name.ts';
import { Answers, called, Reference, sampleInquiry, type InquiryLetterProps } from '../layout/inquiry-letter.tsx';
import { Chapter, Paragraph } from '../layout/parts.tsx';
import { PlainLetter } from '../layout/plain-letter.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { namesAnAddress } from '../names-an-address.ts';

/** Tells somebody who filled in a form that it arrived, and until when they hear from us. */
export interface InquiryReceiptProps extends InquiryLetterProps {
  /** The address this mail goes to. */
  recipient: string;
}

const thanks = {
  partner: 'thank you for thinking of working with us. We read every application with care.',
  volunteer: 'thank you for offering your time. It means more to us than you may think.',
  contact: 'thank you for writing to us.',
} as const;

function Receipt({ kind, reference, name, answers, recipient, ...letter }: InquiryReceiptProps) {
  const greeted = greetingName(name);
  return (
    <PlainLetter
      {...letter}
      title="Your words have arrived"
      teaser="You will hear from us within 24 hours."
      because={`You get this because ${recipient} was entered into a form on our site. If that was not you, there is nothing to do.`}
    >
      <Paragraph>{greeted === '' ? 'Good day,' : `Dear ${greeted},`}</Paragraph>
      <Paragraph>
        {thanks[kind]} A person will read your {called[kind]} and answer it within 24 hours. If you want to add
        something before that, answer this mail.
      </Paragraph>
      <Paragraph>
        Your reference is <Reference>{reference}</Reference>.
      </Paragraph>
      <Chapter />
      {answers.some(({ text }) => namesAnAddress(text)) ? (
        <Paragraph>
          What you wrote is with us in full. It is not repeated here because it names an address, and anybody could have
          entered yours.
        </Paragraph>
      ) : (
        <Answers answers={answers} />
      )}
    </PlainLetter>
  );
}

export const inquiryReceipt: MailTemplate<InquiryReceiptProps> = {
  subject: ({ kind, reference }) => `We have your ${called[kind]} (${reference})`,
  Letter: Receipt,
  PreviewProps: { ...sampleInquiry, recipient: 'amara@example.org' },
};
