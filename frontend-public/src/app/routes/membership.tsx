import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasQueryFailed } from 'shell/failed-query';
import { useSession } from 'shell/session';
import { useIsHydrated } from 'shell/use-is-hydrated';
import { BillingIntervalChoice } from '../../features/membership/components/billing-choice.tsx';
import { CheckoutNotice } from '../../features/membership/components/checkout-notice.tsx';
import { Plans } from '../../features/membership/components/plans.tsx';
import { MembershipQuestions } from '../../features/membership/components/questions.tsx';
import { CheckoutReturnNotice, parseCheckoutReturn } from '../../features/membership/components/return-notice.tsx';
import { MembershipStatusLine } from '../../features/membership/components/status-line.tsx';
import { plansQuery } from '../../features/membership/api/plans.ts';
import { parsePlanChoice } from '../../features/membership/choice.ts';
import type { BillingInterval } from '../../features/membership/prices.ts';
import { membershipQuestions } from '../../features/membership/questions.ts';
import { FetchFailedMessage } from '../../frame/fetch-failed.tsx';
import { SkeletonPanel } from '../../ui/skeleton.tsx';
import { brand } from '../../frame/brand.ts';
import { PageMeta, StructuredData } from '../page-meta.tsx';
import { faqSchema } from '../schema-pages.ts';

export function MembershipPage() {
  const asked = useQuery(plansQuery());
  const { data: plans } = asked;
  const { status } = useSession();
  const [search] = useSearchParams();
  // The plan is read after hydration, because the prerendered page is the same for each plan.
  const chosen = parsePlanChoice(new URLSearchParams(useIsHydrated() ? search : ''));
  const [picked, setPicked] = useState<BillingInterval>();
  const interval = picked ?? chosen?.interval ?? 'annual';
  const how = parseCheckoutReturn(search);

  return (
    <>
      <PageMeta
        title="Membership"
        description={`Three ways to belong to the ${brand.name}: Seeker, Creator and Visionary.`}
      />
      <StructuredData value={faqSchema(membershipQuestions)} />
      <div className="column pt-36 pb-36">
        <header className="flex flex-wrap items-end justify-between gap-8">
          <h1 className="title-84 max-w-[11ch]">Three rings, one light.</h1>
          <BillingIntervalChoice plans={plans ?? []} value={interval} onChange={setPicked} />
        </header>
        <div className="mt-6 grid gap-6">
          {how && <CheckoutReturnNotice how={how} />}
          {how !== 'paid' && <CheckoutNotice choice={chosen} />}
          {how !== 'paid' && <MembershipStatusLine />}
        </div>
        <div className="mt-20 tablet:mt-12">
          {plans && (
            <Plans
              plans={plans}
              interval={interval}
              isQuiet={how === 'paid' || (chosen !== undefined && status === 'member')}
            />
          )}
          {hasQueryFailed(asked) && <FetchFailedMessage what="the plans" query={asked} />}
          {asked.isLoading && <SkeletonPanel height={640} />}
        </div>
        <p className="mt-10 max-w-152 text-plain text-muted">
          Every plan has a 30-day money-back guarantee. You pay in a new tab, at our payment provider; we never see your
          card number.
        </p>
        <div className="mt-28">
          <MembershipQuestions />
        </div>
      </div>
    </>
  );
}
