import {
  AccountLetter,
  LinkOrCode,
  sampleAccount,
  sampleSpans,
  type AskingLetterProps,
} from '../layout/account-letter.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Asks one of the two addresses of an account that moves from one to the other. */
export interface AuthEmailChangeProps extends AskingLetterProps {
  /** Which address this mail goes to. */
  which: 'old' | 'new';
  /** The address the account moves to. */
  newEmail: string;
}

function EmailChange({ which, newEmail, link, code, ...letter }: AuthEmailChangeProps) {
  return (
    <AccountLetter {...letter} title="A new address" teaser="Please say whether this is right.">
      <Paragraph>
        Your account at the {letter.siteName} is to move to {newEmail}.{' '}
        {which === 'old'
          ? 'Both addresses have to agree: this one, and the new one, which has a mail of its own.'
          : 'Please confirm that this address is yours. If the former one has a mail as well, it has to agree too.'}
      </Paragraph>
      <LinkOrCode
        {...letter}
        label={which === 'old' ? 'Agree to the change' : 'Confirm the address'}
        link={link}
        code={code}
      />
      <Paragraph>
        {which === 'old'
          ? 'If you did not ask for this, do not agree, and choose a new password: somebody may have entered your account.'
          : 'If you know nothing of this, leave this mail alone: nothing changes.'}
      </Paragraph>
    </AccountLetter>
  );
}

export const authEmailChange: MailTemplate<AuthEmailChangeProps> = {
  subject: ({ which }) => (which === 'old' ? 'Your account is to move to a new address' : 'Confirm your new address'),
  Letter: EmailChange,
  PreviewProps: {
    ...sampleAccount,
    ...sampleSpans,
    which: 'old',
    newEmail: 'amara@new.example',
    link: 'https://oneness.example/auth/confirm?token_hash=sample&type=email_change',
    code: '392714',
  },
};
