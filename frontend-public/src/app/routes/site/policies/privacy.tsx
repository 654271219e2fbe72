import { brand } from '../../../../frame/brand.ts';
import { InstituteEmailLink, PolicyPageLayout, SitePageLink, type PolicySection } from './policy.tsx';

const parts: readonly PolicySection[] = [
  {
    id: 'short',
    heading: 'In short',
    words: (
      <>
        <p>
          We keep what you give us and what we need to keep our side of it. We do not sell it, we show no advertising,
          and nobody else counts you here: every page, picture and film comes from this site.
        </p>
        <p>You can take your data along and have your account deleted yourself, in your account, without asking us.</p>
      </>
    ),
  },
  {
    id: 'what',
    heading: 'What we keep, and why',
    words: (
      <ul>
        <li>
          <strong>If you join the list:</strong> your email address, your name if you gave it, where you joined and
          when, and which of our emails were sent to you. We need it to send you what you asked for.
        </li>
        <li>
          <strong>If you make an account:</strong> your name, your email address, and your password as a hash from which
          it cannot be read. If you protect the account with an authenticator app, the key of that app.
        </li>
        <li>
          <strong>If you become a member:</strong> your plan, when it was paid and when it ends. Your card never reaches
          us; it stays with our payment provider.
        </li>
        <li>
          <strong>While you are signed in:</strong> for each device a session with its kind of browser and its address
          on the network, so that you can see where you are signed in and end it.
        </li>
        <li>
          <strong>If you write to us by a form:</strong> what you wrote, and what was answered.
        </li>
        <li>
          <strong>For everybody’s safety:</strong> a record of what was done to an account, such as a sign-in, a change
          of password or of a role. It holds the account’s number and no name. Our servers note requests for a short
          time, to find faults and attacks.
        </li>
      </ul>
    ),
  },
  {
    id: 'others',
    heading: 'Who else sees it',
    words: (
      <>
        <p>
          Two services work for us. <strong>Stripe</strong> takes payments on its own pages: it gets your name, your
          email address and your card, and keeps invoices as long as the law demands. <strong>Resend</strong> carries
          our emails: it gets the address and the text of each email.
        </p>
        <p>
          People who work here see what their work needs. All of them see your name, your email address, your plan and
          what you write to us. Support also sees which emails we sent you. Only administrators see your payments, your
          sign-ins and your devices. Nobody sees a password or a card. We hand nothing to anybody else, unless a court
          obliges us to.
        </p>
        <p>
          Some links lead away from here, to bookshops and to our pages elsewhere. What happens there is theirs to say.
          A film from another host, where there is one, is loaded only when you press it.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    heading: 'What stays on your device',
    words: (
      <>
        <p>
          No cookie follows you. Your browser itself keeps a few notes: that you are signed in, the theme you chose,
          whether motion is paused, that you have put the note about our book away, and what you have begun to write in
          a form until it is sent. If you sign out while you are offline, it keeps a note that ends your session once
          you are back, for 30 days at most. You can delete them in your browser at any time; you will then be signed
          out.
        </p>
        <p>That is why no banner asks you about cookies: there is nothing to agree to.</p>
      </>
    ),
  },
  {
    id: 'mail',
    heading: 'Our emails',
    words: (
      <p>
        Every email of the list ends with a link that takes you off it, at once and without a question. Emails about
        your account and your membership, such as a new password or a renewal, come as long as you have them. We do not
        look at whether you open an email or what you press in it.
      </p>
    ),
  },
  {
    id: 'how-long',
    heading: 'How long we keep it',
    words: (
      <ul>
        <li>
          Your place on the list: until you leave it. We then keep the address marked as unsubscribed, so that nobody
          puts it back by mistake.
        </li>
        <li>An address that we asked by email to confirm, and that never was: 30 days after we last asked.</li>
        <li>A session: until it ends, at most 90 days, and 30 days more.</li>
        <li>
          Your account: until you delete it. You have 14 days to change your mind; then your account, your membership’s
          record, your place on the list and your emails are deleted for good.
        </li>
        <li>
          Three things remain after that: invoices at Stripe, because the law asks for them; a hash of your address if
          you wanted no more emails, from which the address cannot be read; and the record of what was done, under a
          number that no longer leads to you.
        </li>
      </ul>
    ),
  },
  {
    id: 'rights',
    heading: 'What you can ask of us',
    words: (
      <>
        <p>
          In <SitePageLink path="/account">your account</SitePageLink> you can correct your name and address, download
          all we hold about you in one file, see and end your sessions, and have everything deleted.
        </p>
        <p>
          Without an account you have the same rights. Write to <InstituteEmailLink /> from the address it concerns, and
          we answer within 30 days, most often the same day. If you think we do wrong, you may also complain to the
          authority for data protection where you live.
        </p>
      </>
    ),
  },
  {
    id: 'who',
    heading: 'Who answers for this',
    words: (
      <p>
        The {brand.name}, {brand.place}. Write to <InstituteEmailLink /> or call {brand.phone.shown}. If this page
        changes in anything that matters to you, members and subscribers hear of it by email before it holds.
      </p>
    ),
  },
];

export function PrivacyPage() {
  return (
    <PolicyPageLayout
      title="Privacy"
      description="What this site keeps about you, why, for how long, and how to delete it."
      since="1 November 2026"
      parts={parts}
    />
  );
}
