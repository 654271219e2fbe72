import {
  AccountEmail,
  SuspiciousActivityNote,
  sampleAccountEmailProps,
  type AccountEmailProps,
} from '../layout/account-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface AuthAccountDeletionProps extends AccountEmailProps {
  change: 'asked' | 'taken-back';
  day: string;
  when: string;
}

function Leaving({ day, when, siteName, siteUrl }: AccountEmailProps & { day: string; when: string }) {
  return (
    <>
      <Paragraph>
        On {when} you asked us to delete your account at the {siteName}. We delete it on {day}, with everything in it.
        After that we cannot bring it back. A paid plan does not renew.
      </Paragraph>
      <Paragraph>
        To keep it, sign in before then and press “Keep account” on your account page. If you did not ask for this, do
        that too, and choose a new password.
      </Paragraph>
      <CallToAction label="Go to your account" href={new URL('/account', siteUrl).href} />
    </>
  );
}

function Staying({ when, siteName, siteUrl }: AccountEmailProps & { when: string }) {
  return (
    <>
      <Paragraph>
        On {when} you cancelled the deletion of your account at the {siteName}. Your account is kept, with everything in
        it.
      </Paragraph>
      <SuspiciousActivityNote siteUrl={siteUrl} />
    </>
  );
}

const titles = { asked: 'Your account will be deleted', 'taken-back': 'Your account is kept' } as const;

export const authAccountDeletionEmail: EmailTemplate<AuthAccountDeletionProps> = {
  subject: ({ change }) => titles[change],
  Email: ({ change, day, when, ...email }) => {
    const isLeaving = change === 'asked';
    return (
      <AccountEmail {...email} title={titles[change]} teaser={isLeaving ? `On ${day}.` : 'Nothing is deleted.'}>
        {isLeaving ? <Leaving {...email} day={day} when={when} /> : <Staying {...email} when={when} />}
      </AccountEmail>
    );
  },
  PreviewProps: {
    ...sampleAccountEmailProps,
    change: 'asked',
    day: 'Tuesday 8 December',
    when: 'Tuesday 24 November, 7:30 AM in New York',
  },
};
