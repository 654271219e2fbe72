import { EmailLayout, type EmailSenderProps } from '../layout/email-layout.tsx';
import { InquiryReference, sampleInquiryEmailProps, UserText } from '../layout/inquiry-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface MentoringReturnedProps extends EmailSenderProps {
  reference: string;
  name: string;
  mentor: string;
  when: string;
  times: string;
}

export const mentoringReturnedEmail: EmailTemplate<MentoringReturnedProps> = {
  subject: ({ times, reference }) =>
    times ? `Another date for mentoring requested (${reference})` : `Mentoring request cancelled (${reference})`,
  Email: ({ reference, name, mentor, when, times, ...sender }) => (
    <EmailLayout
      {...sender}
      title={times ? 'Another date requested' : 'Request cancelled'}
      teaser={`${name}, with ${mentor}, ${when}.`}
      reason="You get this email because messages from the site are sent to this mailbox."
    >
      <Paragraph>
        {name} {times ? 'would like to move' : 'has cancelled'} the hour with {mentor} on {when}. The reference is{' '}
        <InquiryReference>{reference}</InquiryReference>.
      </Paragraph>
      {times && (
        <>
          <Paragraph>These times would suit. Until there is another date, this one stays.</Paragraph>
          <UserText text={times} />
        </>
      )}
      <CallToAction label="Open the inbox" href={new URL('/admin/messages', sender.siteUrl).href} />
    </EmailLayout>
  ),
  PreviewProps: {
    siteUrl: sampleInquiryEmailProps.siteUrl,
    siteName: sampleInquiryEmailProps.siteName,
    postalAddress: sampleInquiryEmailProps.postalAddress,
    reference: 'M-7K3QX2',
    name: 'Amara Okafor',
    mentor: 'Ruth Abara',
    when: 'Saturday 5 December, 11:00 AM in New York',
    times:
      'Monday 7 December, 5:00 PM in Lagos\nTuesday 8 December, 5:00 PM in Lagos\nFriday 11 December, 9:00 AM in Lagos',
  },
};
