import { AccountEmail, NotYou, sampleAccount, type AccountEmailProps } from '../layout/account-email.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { greetingName } from '../safe-text.ts';

/** Notifies a user of a change of two-step sign-in, or of a used recovery code. */
export interface AuthFactorChangedProps extends AccountEmailProps {
  /** `added` turned it on and `removed` turned it off; with the others it stayed on. */
  change: 'added' | 'removed' | 'app-added' | 'app-removed' | 'codes-removed' | 'recovery-code-used';
  /**
   * The user's name for the app, or ''. It may be spam, because a user can sign up with a foreign email, so it follows
   * the rules of greetings.
   */
  factor: string;
  when: string;
}

const titles = {
  added: 'Two-step sign-in is on',
  removed: 'Two-step sign-in is off',
  'app-added': 'An app was added',
  'app-removed': 'An app was removed',
  'codes-removed': 'Your recovery codes were removed',
  'recovery-code-used': 'A recovery code was used',
} as const;

/** Sentence per change, with the quoted name of the app or ''. */
const changeSentences = {
  added: (app) => `two-step sign-in${app && ` with ${app}`} was turned on for`,
  removed: (app) => `two-step sign-in${app && ` with ${app}`} was turned off for`,
  'app-added': (app) => `${app || 'an app'} was added to the two-step sign-in of`,
  'app-removed': (app) => `${app || 'an app'} was removed from the two-step sign-in of`,
  'codes-removed': () => 'the recovery codes were removed from',
  'recovery-code-used': () => 'a recovery code was used to sign in to',
} satisfies Record<AuthFactorChangedProps['change'], (app: string) => string>;

export const authFactorChanged: MailTemplate<AuthFactorChangedProps> = {
  subject: ({ change }) => titles[change],
  Email: ({ change, factor, when, ...email }) => {
    const name = greetingName(factor);
    return (
      <AccountEmail {...email} title={titles[change]} teaser={`For your account at the ${email.siteName}.`}>
        <Paragraph>
          On {when} {changeSentences[change](name && `“${name}”`)} your account at the {email.siteName}.
        </Paragraph>
        <NotYou siteUrl={email.siteUrl} />
      </AccountEmail>
    );
  },
  PreviewProps: {
    ...sampleAccount,
    change: 'added',
    factor: 'My phone',
    when: 'Tuesday 24 November, 7:30 AM in New York',
  },
};
