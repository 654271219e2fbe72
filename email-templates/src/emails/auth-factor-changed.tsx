import { AccountLetter, NotYou, sampleAccount, type AccountLetterProps } from '../layout/account-letter.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Tells somebody that what else than the password opens their account is not what it was. */
export interface AuthFactorChangedProps extends AccountLetterProps {
  change: 'added' | 'removed' | 'recovery-code-used';
  /** The name the person gave it, or '' where it has none. */
  factor: string;
  /** When it happened, written out with its zone. */
  when: string;
}

function FactorChanged({ change, factor, when, ...letter }: AuthFactorChangedProps) {
  const named = factor === '' ? 'a second factor' : `the second factor “${factor}”`;
  return (
    <AccountLetter {...letter} title={titles[change]} teaser={`It concerns your account at the ${letter.siteName}.`}>
      <Paragraph>
        On {when} {change === 'recovery-code-used' ? 'a recovery code' : named} was {deeds[change]} your account at the{' '}
        {letter.siteName}.
      </Paragraph>
      <NotYou siteUrl={letter.siteUrl} />
    </AccountLetter>
  );
}

const titles = {
  added: 'A second factor was added',
  removed: 'A second factor was removed',
  'recovery-code-used': 'A recovery code was used',
} as const;

const deeds = { added: 'added to', removed: 'removed from', 'recovery-code-used': 'used to enter' } as const;

export const authFactorChanged: MailTemplate<AuthFactorChangedProps> = {
  subject: ({ change }) => titles[change],
  Letter: FactorChanged,
  PreviewProps: { ...sampleAccount, change: 'added', factor: 'My phone', when: '24 November 2026 at 07:30 EST' },
};
