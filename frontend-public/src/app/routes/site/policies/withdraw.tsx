import { WithdrawalForm } from '../../../../features/withdrawal/components/withdrawal-form.tsx';
import { PageHeader } from '../../../../ui/page-head.tsx';
import { brand } from '../../../../frame/brand.ts';
import { PageMeta } from '../../../page-meta.tsx';
import { SitePageLink } from './policy.tsx';

export function WithdrawPage() {
  return (
    <>
      <PageMeta
        title="Withdraw from a purchase"
        description={`Withdraw from a membership you bought from the ${brand.name}. You do not need to sign in.`}
      />
      <PageHeader
        title="Withdraw from a purchase"
        lead="You need no reason, and you do not need to sign in."
        height={300}
      />
      <div className="column grid grid-cols-1 gap-16 pt-12 pb-32 wide:grid-cols-12 wide:gap-6">
        <div className="wide:col-span-6">
          <WithdrawalForm />
        </div>
        <aside className="max-w-text wide:col-span-5 wide:col-start-8" aria-labelledby="what-happens-next">
          <h2 id="what-happens-next" className="title-32">
            What happens next
          </h2>
          <p className="mt-4 text-plain">We email you a receipt at once, with the date and time.</p>
          <p className="mt-4 text-plain">
            <span className="font-strong">Within 14 days of your purchase.</span> We refund you, and your membership
            ends immediately. The money reaches your card within ten days.
          </p>
          <p className="mt-4 text-plain">
            <span className="font-strong">Later.</span> We read your request and reply within 24 hours.
          </p>
          <p className="mt-4 text-plain text-muted">
            No invoice number? <SitePageLink path="/contact">Write to us</SitePageLink>
          </p>
        </aside>
      </div>
    </>
  );
}
