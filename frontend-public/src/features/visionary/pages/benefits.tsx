import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shell/session';
import { getTierName, type Tier } from 'shell/tier';
import { plansQuery } from '../../membership/api/plans.ts';
import { formatMoney } from '../../membership/prices.ts';
import { Button } from '../../../ui/button.tsx';

const BENEFITS = [
  ['Quarterly Mastermind', 'Four times a year, a day of thinking together about what you are building.'],
  ['Unity Ventures Access', 'The venture workshop, and applications for what you are building.'],
  ['Leadership Circle', 'A small circle of people who hold circles for others.'],
  ['Mentorship', 'A teacher with more experience who has time for you.'],
] as const;

export function Benefits({ tier }: { tier: Tier }) {
  const { isStaff } = useSession();
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-16 wide:grid-cols-[minmax(0,1fr)_380px] wide:items-start">
      <ul className="grid gap-x-10 gap-y-14 tablet:grid-cols-2">
        {BENEFITS.map(([name, sentence]) => (
          <li key={name}>
            <div className="border-b-hair border-line">
              <h2 className="baseline-bottom title-32">{name}</h2>
            </div>
            <p className="max-w-120 pt-3 text-plain text-muted">{sentence}</p>
          </li>
        ))}
      </ul>
      {!isStaff && <Price tier={tier} />}
    </div>
  );
}

function Price({ tier }: { tier: Tier }) {
  const { data: plans } = useQuery(plansQuery());
  const plan = plans?.find((one) => one.tier === 'visionary');
  return (
    <section aria-label="Price" className="rounded-card border border-rule bg-card p-6 tablet:p-8">
      <p className="text-15 font-strong text-muted">Your plan: {getTierName(tier)}</p>
      <p className="title-32 mt-1 min-h-[2lh]">
        {plan &&
          `${formatMoney(plan.monthlyPrice, plan.currency)} a month, or ${formatMoney(plan.annualPrice, plan.currency)} a year`}
      </p>
      <p className="mt-3 text-plain text-muted">You see what is charged before you agree.</p>
      <Button to="/membership" variant="gold" size="large" wide className="mt-6">
        Upgrade to Visionary
      </Button>
      <p className="mt-3 text-center">
        <Button to="/membership" variant="quiet">
          Compare the three plans
        </Button>
      </p>
    </section>
  );
}
