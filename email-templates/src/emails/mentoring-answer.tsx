import { AccountEmail, sampleAccountEmailProps, type AccountEmailProps } from '../layout/account-email.tsx';
import { UserText } from '../layout/inquiry-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface MentoringAnswerProps extends AccountEmailProps {
  mentor: string;
  when: string;
  there: string;
  lines: readonly string[];
  page: string;
}

export const mentoringAnswerEmail: EmailTemplate<MentoringAnswerProps> = {
  subject: ({ mentor, when }) => (when ? `Your hour with ${mentor}: ${when}` : `About your hour with ${mentor}`),
  Email: ({ mentor, when, there, lines, page, ...email }) => (
    <AccountEmail
      {...email}
      title={when ? 'Your hour has a date' : 'Not this time'}
      teaser={when ? `With ${mentor}, ${when}.` : `${mentor} cannot give you an hour now.`}
    >
      <Paragraph>
        {when
          ? `You have an hour with ${mentor} on ${when}${there ? ` (${there})` : ''}.`
          : `You asked for an hour with ${mentor}. We cannot give you one this time.`}
      </Paragraph>
      {lines.length > 0 && <UserText text={lines.join('\n')} />}
      <CallToAction label={when ? 'See the date' : 'Open the Visionary Circle'} href={page} />
      <Paragraph>
        {when
          ? 'On the same page you can add it to your calendar, move it or cancel it.'
          : 'You can ask again there, or reply to this email.'}
      </Paragraph>
    </AccountEmail>
  ),
  PreviewProps: {
    ...sampleAccountEmailProps,
    mentor: 'Ruth Abara',
    when: 'Saturday 5 December, 5:00 PM in Lagos',
    there: 'Saturday 5 December, 11:00 AM in New York',
    lines: ['Ruth calls you. Please have the number in your account.'],
    page: `${sampleAccountEmailProps.siteUrl}/members/visionary`,
  },
};
