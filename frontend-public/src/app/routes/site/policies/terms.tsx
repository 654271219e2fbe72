import { brand } from '../../../../frame/brand.ts';
import { InstituteEmailLink, PolicyPageLayout, SitePageLink, type PolicySection } from './policy.tsx';

const parts: readonly PolicySection[] = [
  {
    id: 'between',
    heading: 'Between you and us',
    words: (
      <p>
        These are the terms between you and the {brand.name}, {brand.place}. They hold when you make an account, buy a
        membership or use this site. We have tried to write them so that you can read them in five minutes; where a
        sentence is unclear, ask us, and we will hold to the meaning that is better for you.
      </p>
    ),
  },
  {
    id: 'account',
    heading: 'Your account',
    words: (
      <p>
        An account is free and is yours alone. Please give a name you answer to and an email address that reaches you,
        and keep your password to yourself. You should be 16 or older, or have somebody who is responsible for you
        agree. Tell us if you think somebody else has been in your account; in it you can sign out every device
        yourself.
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
          <SitePageLink path="/membership">the membership page</SitePageLink> says what each holds and costs. You pay in
          advance by card, on the pages of our payment provider. It renews for the same time at the same price until you
          cancel. A week before a year is charged, we write to you.
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
        then ends at once, or, where you were charged again since, with the time you paid for; the money is on your card
        within ten days. Each person can get a refund once. Any right to withdraw that the law of your country gives you
        comes on top of it; you can <SitePageLink path="/withdraw">withdraw here</SitePageLink> without signing in.
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
          If a payment fails, we tell you, and your membership stays open for some days so that you can fix it. If it is
          not fixed, the membership ends and nothing is owed.
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
          anybody, with our name beside them.
        </p>
      </>
    ),
  },
  {
    id: 'together',
    heading: 'How we are with one another',
    words: (
      <p>
        Come as you are, and let others do the same. What somebody says in a circle stays there. Nobody is recruited,
        sold to or recorded without being asked. We may ask somebody to leave who harms others; where that ends a paid
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
        are. For what we break through carelessness we answer up to what you paid us in the year before, and without
        that limit where the law does not allow one. A disagreement begins with an email to <InstituteEmailLink />; we
        answer within 30 days. The law of New Mexico holds, and so does whatever protects you as a consumer where you
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
