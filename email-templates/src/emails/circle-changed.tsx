import { AccountEmail } from '../layout/account-email.tsx';
import { sampleDate, type DateEmailProps } from '../layout/date-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Tells those who said yes that a date was moved, cancelled, restored or added. */
export interface CircleChangedProps extends DateEmailProps {
  change: 'moved' | 'cancelled' | 'restored' | 'added';
  /** When it was to be; '' for an added date. */
  before: string;
}

const said: Record<CircleChangedProps['change'], (props: CircleChangedProps) => { title: string; text: string }> = {
  moved: ({ event, before, when }) => ({
    title: `${event} has a new time`,
    text: `It was planned for ${before}. The new time is ${when}.`,
  }),
  cancelled: ({ event, when }) => ({ title: `${event} is cancelled`, text: `It is not held on ${when}.` }),
  restored: ({ event, when }) => ({ title: `${event} is held after all`, text: `It is held on ${when}, as planned.` }),
  added: ({ event, when }) => ({ title: `${event} has another date`, text: `It is also held on ${when}.` }),
};

export const circleChanged: MailTemplate<CircleChangedProps> = {
  subject: (props) => said[props.change](props).title,
  Email: (props) => {
    const { when, page, note, recipient, firstName, siteUrl, siteName, postalAddress } = props;
    const { title, text } = said[props.change](props);
    return (
      <AccountEmail {...{ recipient, firstName, siteUrl, siteName, postalAddress }} title={title} teaser={`${when}.`}>
        <Paragraph>{text}</Paragraph>
        {note && <Paragraph>{note}</Paragraph>}
        <CallToAction label="Open the event" href={page} />
        <Paragraph>You get this because you said that you will come.</Paragraph>
      </AccountEmail>
    );
  },
  PreviewProps: { ...sampleDate, change: 'moved', before: 'Tuesday 24 November, 7:00 PM in New York' },
};
