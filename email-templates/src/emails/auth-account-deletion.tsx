import { AccountLetter, NotYou, sampleAccount, type AccountLetterProps } from '../layout/account-letter.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Tells somebody that their account is to be deleted, or that it stays after all. */
export interface AuthAccountDeletionProps extends AccountLetterProps {
  change: 'asked' | 'taken-back';
  /** The day on which it goes; '' once it stays. */
  day: string;
  /** When it was asked for or taken back, written out with its zone. */
  when: string;
}

function AccountDeletion({ change, day, when, ...letter }: AuthAccountDeletionProps) {
  const isLeaving = change === 'asked';
  return (
    <AccountLetter {...letter} title={titles[change]} teaser={isLeaving ? `It goes on ${day}.` : 'Nothing is deleted.'}>
      {isLeaving ? <Leaving {...letter} day={day} when={when} /> : <Staying {...letter} when={when} />}
    </AccountLetter>
  );
}

function Leaving({ day, when, siteName, siteUrl }: AccountLetterProps & { day: string; when: string }) {
  return (
    <>
      <Paragraph>
        On {when} you asked us to delete your account at the {siteName}. It goes on {day}, with everything in it, and
        cannot be brought back after that. A plan you pay for is not renewed.
      </Paragraph>
      <Paragraph>
        Until then you may change your mind: sign in, and press “Keep my account” on your account page. If it was not
        you who asked, do that too, and choose a new password.
      </Paragraph>
      <CallToAction label="Go to your account" href={new URL('/account', siteUrl).href} />
    </>
  );
}

function Staying({ when, siteName, siteUrl }: AccountLetterProps & { when: string }) {
  return (
    <>
      <Paragraph>
        On {when} the deletion of your account at the {siteName} was taken back. Your account stays, with everything in
        it.
      </Paragraph>
      <NotYou siteUrl={siteUrl} />
    </>
  );
}

const titles = { asked: 'Your account will be deleted', 'taken-back': 'Your account stays' } as const;

export const authAccountDeletion: MailTemplate<AuthAccountDeletionProps> = {
  subject: ({ change }) => titles[change],
  Letter: AccountDeletion,
  PreviewProps: { ...sampleAccount, change: 'asked', day: '8 December 2026', when: '24 November 2026 at 07:30 EST' },
};
