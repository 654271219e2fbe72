import { AccountEmail, sampleAccountEmailProps, type AccountEmailProps } from '../layout/account-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface ReplyWaitsProps extends AccountEmailProps {
  path: string;
}

const title = 'Your reply waits for approval';
const text =
  'Your reply has a link. We check links of new members before others can read them. You do not need to send it again.';

export const replyWaitsEmail: EmailTemplate<ReplyWaitsProps> = {
  subject: () => title,
  Email: ({ path, ...email }) => (
    <AccountEmail {...email} title={title} teaser={text}>
      <Paragraph>{text}</Paragraph>
      <CallToAction label="Open the forum" href={new URL(path, email.siteUrl).href} />
    </AccountEmail>
  ),
  PreviewProps: { ...sampleAccountEmailProps, path: '/members/forum' },
};
