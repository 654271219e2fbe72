import {
  AccountEmail,
  SuspiciousActivityNote,
  sampleAccountEmailProps,
  type AccountEmailProps,
} from '../layout/account-email.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';
import { toGreetingName } from '../safe-text.ts';

export interface AuthFactorChangedProps extends AccountEmailProps {
  /** Two-step sign-in stays on after all changes except `removed`. */
  change: 'added' | 'removed' | 'app-added' | 'app-removed' | 'codes-removed' | 'recovery-code-used';
  /** Name of the app. A name that could be spam is not shown, because another person may read the email. */
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

const changeSentences = {
  added: (app) => `two-step sign-in${app && ` with ${app}`} was turned on for`,
  removed: (app) => `two-step sign-in${app && ` with ${app}`} was turned off for`,
  'app-added': (app) => `${app || 'an app'} was added to the two-step sign-in of`,
  'app-removed': (app) => `${app || 'an app'} was removed from the two-step sign-in of`,
  'codes-removed': () => 'the recovery codes were removed from',
  'recovery-code-used': () => 'a recovery code was used to sign in to',
} satisfies Record<AuthFactorChangedProps['change'], (app: string) => string>;

export const authFactorChangedEmail: EmailTemplate<AuthFactorChangedProps> = {
  subject: ({ change }) => titles[change],
  Email: ({ change, factor, when, ...email }) => {
    const name = toGreetingName(factor);
    return (
      <AccountEmail {...email} title={titles[change]} teaser={`For your account at the ${email.siteName}.`}>
        <Paragraph>
          On {when} {changeSentences[change](name && `“${name}”`)} your account at the {email.siteName}.
        </Paragraph>
        <SuspiciousActivityNote siteUrl={email.siteUrl} />
      </AccountEmail>
    );
  },
  PreviewProps: {
    ...sampleAccountEmailProps,
    change: 'added',
    factor: 'My phone',
    when: 'Tuesday 24 November, 7:30 AM in New York',
  },
};
