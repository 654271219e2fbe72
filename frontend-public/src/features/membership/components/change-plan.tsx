import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasQueryFailed } from 'shell/failed-query';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { AccountSection } from '../../../ui/account-section.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { TierMark } from '../../../ui/tier-mark.tsx';
import type { Membership } from '../api/membership.ts';
import { plansQuery, type Plan } from '../api/plans.ts';
import { CHANGE_PRICE_PARAM } from '../choice.ts';
import { formatMoney, type BillingInterval } from '../prices.ts';
import { formatDay } from '../texts.ts';
import { BillingIntervalChoice } from './billing-choice.tsx';
import { PlanChangePreviewSection } from './change-preview.tsx';

interface ChangePlanProps {
  membership: Membership;
  onChanged: () => void;
}

export function ChangePlan({ membership, onChanged }: ChangePlanProps) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(CHANGE_PRICE_PARAM);
  const lookAt = (priceId: string | undefined): void =>
    setSearch(priceId === undefined ? {} : { [CHANGE_PRICE_PARAM]: priceId }, { preventScrollReset: true });
  const done = (): void => {
    setSearch({}, { replace: true, preventScrollReset: true });
    onChanged();
  };

  return (
    <AccountSection id="change-plan" heading="Change plan" words="Plan changes apply next billing cycle.">
      {membership.state === 'past-due' && (
        <p className="max-w-text text-plain text-muted">
          A payment is overdue. Update your card first, then you can change your plan here.
        </p>
      )}
      {membership.state !== 'past-due' && wanted !== null && (
        <PlanChangePreviewSection
          key={wanted}
          priceId={wanted}
          membership={membership}
          onDone={done}
          onBack={() => lookAt(undefined)}
        />
      )}
      {membership.state !== 'past-due' && wanted === null && <Choices membership={membership} onChoose={lookAt} />}
    </AccountSection>
  );
}

function Choices({ membership, onChoose }: { membership: Membership; onChoose: (priceId: string) => void }) {
  const asked = useQuery(plansQuery());
  const { data: plans } = asked;
  const [interval, setInterval] = useState<BillingInterval>(membership.subscription?.interval ?? 'annual');
  if (hasQueryFailed(asked)) return <FetchFailedMessage what="the plans" query={asked} />;
  if (!plans) return <SkeletonLine height={240} />;
  return (
    <>
      <BillingIntervalChoice plans={plans} value={interval} onChange={setInterval} />
      <ul className="mt-4">
        {plans.map((plan) => (
          <li key={plan.tier} className="border-b border-rule">
            <Choice plan={plan} interval={interval} membership={membership} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  plan: Plan;
  interval: BillingInterval;
  membership: Membership;
  onChoose: (priceId: string) => void;
}

function Choice({ plan, interval, membership, onChoose }: ChoiceProps) {
  const isAnnual = interval === 'annual';
  const price = `${formatMoney(isAnnual ? plan.annualPrice : plan.monthlyPrice, plan.currency)} ${isAnnual ? 'a year' : 'a month'}`;
  const mark = planLabel(plan, interval, membership);
  return (
    <div className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <TierMark tier={plan.tier} size={32} />
      <div className="mr-auto min-w-0">
        <p className="title-26">{plan.name}</p>
        <p className="text-plain text-muted">{price}</p>
      </div>
      {mark ? (
        <p className="text-plain font-strong">{mark}</p>
      ) : (
        <Button
          size="small"
          aria-label={`Choose ${plan.name}, ${price}`}
          onClick={() => onChoose(isAnnual ? plan.priceIdAnnual : plan.priceIdMonthly)}
        >
          Choose
        </Button>
      )}
    </div>
  );
}

function planLabel(
  { tier }: Plan,
  interval: BillingInterval,
  { subscription, pending }: Membership,
): string | undefined {
  if (subscription?.tier === tier && subscription.interval === interval) return 'Your plan';
  if (pending?.tier === tier && pending.interval === interval) return `From ${formatDay(pending.startsAt)}`;
  return undefined;
}
