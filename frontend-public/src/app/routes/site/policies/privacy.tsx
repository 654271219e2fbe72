import { brand } from '../../../../frame/brand.ts';
import { InstituteEmailLink, PolicyPageLayout, SitePageLink, type PolicySection } from './policy.tsx';

const parts: readonly PolicySection[] = [
  {
    id: 'short',
    heading: 'In short',
    words: (
      <>
        <p>
          We store what you give us and what we need to run your account. We do not sell it, we show no advertising, and
          no other company tracks you here: every page, picture and film comes from this site.
        </p>
        <p>You can download your data and delete your account yourself, in your account, without asking us.</p>
      </>
    ),
  },
  {
    id: 'what',
    heading: 'What we store, and why',
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
          <strong>While you are signed in:</strong> for each device a session with the type of browser and the network
          address, so that you can see where you are signed in and end it.
        </li>
        <li>
          <strong>If you write to us by a form:</strong> what you wrote, and our replies.
        </li>
        <li>
          <strong>For everyone’s safety:</strong> a record of what was done to an account, such as a sign-in, a change
          of password or of a role. It contains the number of the account and no name. Our servers log requests for a
          short time, to find errors and attacks.
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
          email address and your card, and keeps invoices as long as the law demands. <strong>Resend</strong> sends our
          emails: it gets the email address and the text of each email.
        </p>
        <p>
          People who work here see what they need for their work. All of them see your name, your email address, your
          plan and what you write to us. Support also sees which emails we sent you. Only administrators see your
          payments, your sign-ins and your devices. No one sees a password or a card. We give nothing to anyone else,
          unless a court orders it.
        </p>
        <p>
          Some links lead away from here, to bookshops and to our pages elsewhere. Their own privacy rules apply there.
          A film from another site is loaded only when you press play.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    heading: 'What is stored on your device',
    words: (
      <>
        <p>
          No cookie tracks you. Your browser stores a few things: that you are signed in, the theme you chose, if motion
          is paused, that you closed the note about our book, and what you write in a form until it is sent. If you sign
          out while you are offline, it stores a note for at most 30 days, so that your session ends when you are online
          again. You can delete them in your browser at any time; you will then be signed out.
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
        Every email of the list ends with a link to unsubscribe, which works at once. Emails about your account and your
        membership, such as a new password or a renewal, are sent as long as you have them. We do not track if you open
        an email or which links you press.
      </p>
    ),
  },
  {
    id: 'how-long',
    heading: 'How long we store it',
    words: (
      <ul>
        <li>
          Your place on the list: until you unsubscribe. We then store the email as unsubscribed, so that no one adds it
          again by mistake.
        </li>
        <li>An email that was never confirmed: 30 days after we last asked.</li>
        <li>A session: until it ends, at most 90 days, and 30 days more.</li>
        <li>
          Your account: until you delete it. You have 14 days to change your mind; then your account, your membership’s
          record, your place on the list and your emails are deleted for good.
        </li>
        <li>
          Three things remain after that: invoices at Stripe, because the law asks for them; a hash of your email if you
          wanted no more emails, from which the email cannot be read; and the record of what was done, under a number
          that no longer identifies you.
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
          In <SitePageLink path="/account">your account</SitePageLink> you can correct your name and email, download
          everything we store about you in one file, see and end your sessions, and delete everything.
        </p>
        <p>
          Without an account you have the same rights. Write to <InstituteEmailLink /> from the email it is about, and
          we reply within 30 days, usually on the same day. You may also complain to the data protection authority where
          you live.
        </p>
      </>
    ),
  },
  {
    id: 'who',
    heading: 'Who is responsible',
    words: (
      <p>
        The {brand.name}, {brand.place}. Write to <InstituteEmailLink /> or call {brand.phone.shown}. If an important
        part of this page changes, we tell members and subscribers by email before it applies.
      </p>
    ),
  },
];

export function PrivacyPage() {
  return (
    <PolicyPageLayout
      title="Privacy"
      description="What this site stores about you, why, for how long, and how to delete it."
      since="1 November 2026"
      parts={parts}
    />
  );
}
