import { PageHead } from '../../../ui/page-head.tsx';
import { brand } from '../../brand.ts';
import { PageMeta } from '../../page-meta.tsx';

/** The three notes the footer leads to: short, and true of this site. */

export function PrivacyPage() {
  return (
    <Note title="Privacy" description="What this site keeps about you, and what it does not.">
      <p>
        We keep what you give us: your email address and name when you join the list or make an account, and what you
        bought when you become a member.
      </p>
      <p>
        Cards are taken by our payment provider on its own pages; we never see the number. Nothing on this site comes
        from anybody else: no advertising, no counting by third parties, and no cookie that follows you.
      </p>
      <p>
        Every mail of the list carries a link that ends it at once. To see, change or delete what we hold, write to{' '}
        <Mail />.
      </p>
    </Note>
  );
}

export function TermsPage() {
  return (
    <Note title="Terms" description="What you may expect of a membership, and what we ask of you.">
      <p>
        A membership is paid by the month or by the year and goes on until you end it. Every plan has a 30-day
        money-back guarantee. A change of plan takes effect at your next billing cycle.
      </p>
      <p>Teachings and circles are for you and not for resale. Be kind to the people you meet here.</p>
      <p>
        Questions about your membership go to <Mail />.
      </p>
    </Note>
  );
}

export function AccessibilityPage() {
  return (
    <Note title="Accessibility" description="How this site is made to work for everybody.">
      <p>
        Everything here can be reached by keyboard and is named for screen readers. Text can be enlarged to twice its
        size, colours never carry meaning alone, and motion can be paused from the front page and from the menu.
      </p>
      <p>
        There is a light and a dark theme; the switch stands in the menu, or on a wide screen at the foot of every
        public page. If something is in your way, tell us at <Mail />, and we will mend it.
      </p>
    </Note>
  );
}

function Note({ title, description, children }: { title: string; description: string; children: React.ReactNode }) {
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHead title={title} lead={description} />
      <div className="column pt-12 pb-32">
        <div className="text-reading flex max-w-[620px] flex-col gap-5">{children}</div>
      </div>
    </>
  );
}

function Mail() {
  return (
    <a href={`mailto:${brand.email}`} className="text-link underline decoration-1 underline-offset-4">
      {brand.email}
    </a>
  );
}
