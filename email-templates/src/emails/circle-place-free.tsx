import { AccountEmail } from '../layout/account-email.tsx';
import { sampleEventEmailProps, type EventEmailProps } from '../layout/event-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export const circlePlaceFreeEmail: EmailTemplate<EventEmailProps> = {
  subject: ({ event }) => `You have a place: ${event}`,
  Email: ({ event, when, place: _, note: __, page, ...email }) => (
    <AccountEmail {...email} title="You have a place" teaser={`${event}, ${when}.`}>
      <Paragraph>
        A place is now free for {event} on {when}, and it is yours.
      </Paragraph>
      <CallToAction label="Open the event" href={page} />
      <Paragraph>If you cannot come, cancel on the same page. The next person then gets the place.</Paragraph>
    </AccountEmail>
  ),
  PreviewProps: sampleEventEmailProps,
};
