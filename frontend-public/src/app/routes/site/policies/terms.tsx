import { brand } from '../../../../frame/brand.ts';
import { InstituteEmailLink, PolicyPageLayout, SitePageLink, type PolicySection } from './policy.tsx';

const parts: readonly PolicySection[] = [
  {
    id: 'between',
    heading: 'Between you and us',
    words: (
      <p>
        These are the terms between you and the {brand.name}, {brand.place}. They apply when you make an account, buy a
        membership or use this site. We have tried to write them so that you can read them in five minutes; if a
        sentence is unclear, ask us: the meaning that is better for you applies.
      </p>
    ),
  },
  {
    id: 'account',
    heading: 'Your account',
    words: (
      <p>
        An account is free and is yours alone. Please give your name and an email that reaches you, and keep your
        password to yourself. You should be 16 or older, or have the agreement of a person who is responsible for you.
        Tell us if you think another person has used your account; you can sign out every device there yourself.
      </p>
    ),
  },
  {
    id: 'membership',
    heading: 'Membership and price',
    words: (
      <>
        <p>
          There are three paid memberships, by the month or by the year;{' '}
          <SitePageLink path="/membership">the membership page</SitePageLink> shows what each includes and costs. You
          pay in advance by card, on the pages of our payment provider. It renews for the same time at the same price
          until you cancel. A week before a year is charged, we write to you.
        </p>
        <p>
          You can change your plan at any time. The change takes effect at your next billing cycle, and you keep what
          you have until then. You can also move to a higher plan at once and pay the difference. If a price changes, we
          tell you at least 30 days before it concerns you, so that you can leave first.
        </p>
      </>
    ),
  },
  {
    id: 'money-back',
    heading: 'Thirty days to get a refund',
    words: (
      <p>
        Every plan has a 30-day money-back guarantee. Within 30 days of your first payment you can get a refund in{' '}
        <SitePageLink path="/account/membership">your account</SitePageLink>, without giving a reason. The membership
        then ends at once. If you were charged again since then, it ends with the time you paid for; the money is on
        your card within ten days. Each person can get a refund once. Any right to withdraw that the law of your country
        gives you applies as well; you can <SitePageLink path="/withdraw">withdraw here</SitePageLink> without signing
        in.
      </p>
    ),
  },
  {
    id: 'leaving',
    heading: 'Cancelling',
    words: (
      <>
        <p>
          You can cancel at any time in <SitePageLink path="/account/membership">your account</SitePageLink>. Nothing
          more is charged, and you keep everything until the last day you have paid for; until then you can change your
          mind. After it you are on the free plan, and your account stays.
        </p>
        <p>
          If a payment fails, we tell you, and your membership stays active for some days so that you can pay. If you do
          not, the membership ends and you owe nothing.
        </p>
      </>
    ),
  },
  {
    id: 'yours-and-ours',
    heading: 'What is yours and what is ours',
    words: (
      <>
        <p>
          What you write here stays yours. You allow us to show it where you put it, and nowhere else. Take it down, and
          it is down.
        </p>
        <p>
          Programs, recordings, texts and pictures are ours or our teachers’. As a member you may use them for yourself,
          and read from them aloud in a circle. Please do not sell them, put them online or teach from them under
          another name. The things on our <SitePageLink path="/press-kit">press page</SitePageLink> may be shown by
          anyone, with our name next to them.
        </p>
      </>
    ),
  },
  {
    id: 'together',
    heading: 'How we are with one another',
    words: (
      <p>
        Come as you are, and let others do the same. What a person says in a circle stays there. No one is recruited,
        sold to or recorded without being asked. We may ask a person who harms others to leave. If that ends a paid
        membership, we refund what is left of it, and say why.
      </p>
    ),
  },
  {
    id: 'not',
    heading: 'What this is not',
    words: (
      <p>
        We teach and practise; we do not treat. Nothing here takes the place of a doctor, a therapist or legal advice,
        and we promise no results. If you are in danger or in despair, please call the emergency number of the place
        where you are.
      </p>
    ),
  },
  {
    id: 'fault',
    heading: 'If something goes wrong',
    words: (
      <p>
        We take care that this site and its circles are there when you need them, and cannot promise that they always
        are. If we cause harm by carelessness, we are liable up to the amount you paid us in the year before, and
        without that limit if the law does not allow one. If you disagree with us, write to <InstituteEmailLink />; we
        reply within 30 days. The law of New Mexico applies, and so do the laws that protect you as a consumer where you
        live.
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'When these terms change',
    words: (
      <p>
        We write to every member at least 30 days before. If you do not like what has changed, you can leave, and we
        refund what you have paid beyond that day.
      </p>
    ),
  },
];

export function TermsPage() {
  return (
    <PolicyPageLayout
      title="Terms"
      description="What you may expect of us and of a membership, and what we ask of you."
      since="1 November 2026"
      parts={parts}
    />
  );
}
