import { greetingName } from '../greeting-name.ts';
import { sampleAccount } from '../layout/account-letter.tsx';
import { CallToAction, Chapter, Paragraph } from '../layout/parts.tsx';
import { PlainLetter } from '../layout/plain-letter.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Asks whether an address is to be on the mailing list. It comes before every letter of the list. */
export interface ListConfirmProps {
  /** The address this mail goes to; named at the foot, so that a forwarded mail explains itself. */
  recipient: string;
  /** As the person wrote it, or '' where none is known. */
  firstName: string;
  /** The page on which a button confirms; opening it changes nothing. */
  link: string;
  /** For how long the link is good, in words such as "seven days". */
  linkGoodFor: string;
  /** Origin of the site. */
  siteUrl: string;
  /** The institute's name, as it reads after "the". */
  siteName: string;
  postalAddress: string;
}

function ListConfirm({ recipient, firstName, link, linkGoodFor, ...letter }: ListConfirmProps) {
  const name = greetingName(firstName);
  return (
    <PlainLetter
      {...letter}
      title="Shall we write to you?"
      teaser="One press, and our letters come to you."
      because={`You get this because somebody asked for our letters to ${recipient}.`}
    >
      {name === '' ? null : <Paragraph>Dear {name},</Paragraph>}
      <Paragraph>
        Somebody, most likely you, asked for the letters of the {letter.siteName} at this address. Say yes, and they
        come to you; until then we send none.
      </Paragraph>
      <CallToAction label="Yes, write to me" href={link} />
      <Chapter />
      <Paragraph>
        The link is good for {linkGoodFor}. If it was not you, leave this mail alone: no letters will come.
      </Paragraph>
    </PlainLetter>
  );
}

export const listConfirm: MailTemplate<ListConfirmProps> = {
  subject: () => 'Please confirm that you want our letters',
  Letter: ListConfirm,
  PreviewProps: {
    ...sampleAccount,
    link: 'https://oneness.example/subscribe/confirm#token=sample',
    linkGoodFor: 'seven days',
  },
};
