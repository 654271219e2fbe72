import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Membership } from './api/membership.ts';
import type { Plan } from './api/plans.ts';
import { computePlanOffer } from './plan-offer.ts';

const creator = { name: 'Creator', tier: 'creator', callToAction: 'Become a Creator' } as Plan;
const terms = { interval: 'annual', amountCents: 10_000, periodEnd: '2027-11-21T12:00:00Z' } as const;
const paysFor = (tier: 'seeker' | 'creator', rest: Partial<Membership> = {}): Membership =>
  ({ tier, state: 'paying', grantTier: null, subscription: { ...terms, tier }, pending: null, ...rest }) as Membership;

it('offers the checkout only to visitors and to members without a paid plan', () => {
  const granted = { tier: 'creator', state: 'granted', grantTier: 'creator', subscription: null } as Membership;
  assert.deepEqual(computePlanOffer(creator, 'annual', undefined), { label: 'Become a Creator', leads: 'checkout' });
  assert.equal(computePlanOffer(creator, 'annual', granted).leads, 'checkout');
  for (const tier of ['seeker', 'creator'] as const)
    for (const interval of ['monthly', 'annual'] as const)
      assert.notEqual(computePlanOffer(creator, interval, paysFor(tier)).leads, 'checkout');
});

it('marks the current plan, and offers its other billing interval as a change', () => {
  assert.equal(computePlanOffer(creator, 'annual', paysFor('creator')).note, 'You have this plan now.');
  assert.deepEqual(computePlanOffer(creator, 'monthly', paysFor('creator')), {
    label: 'Pay monthly',
    leads: 'change',
    note: 'You have this plan now, paid yearly.',
  });
});

it('never presents a lower plan as an upgrade', () => {
  const seeker = { ...creator, name: 'Seeker', tier: 'seeker', callToAction: 'Become a Seeker' } as Plan;
  assert.deepEqual(computePlanOffer(seeker, 'annual', paysFor('creator')), {
    label: 'Change to Seeker',
    leads: 'change',
    note: 'Creator, which you have, includes this plan.',
  });
  const granted = { tier: 'creator', state: 'granted', grantTier: 'creator', subscription: null } as Membership;
  assert.equal(computePlanOffer(seeker, 'annual', granted).label, 'Choose Seeker');
  assert.equal(computePlanOffer(creator, 'annual', paysFor('seeker')).label, 'Become a Creator');
});

it('shows the start of a scheduled plan and the end of a cancelled one', () => {
  const pending = { tier: 'creator', interval: 'annual', startsAt: '2027-11-21T12:00:00Z' } as const;
  const waiting = paysFor('seeker', {
    state: 'pending-change',
    pending: { ...pending, amountCents: 1, opens: [], closes: [] },
  });
  assert.equal(computePlanOffer(creator, 'annual', waiting).note, 'It begins on Sunday 21 November 2027.');
  assert.equal(
    computePlanOffer(creator, 'annual', paysFor('creator', { state: 'cancelling' })).note,
    'Yours until Sunday 21 November 2027.',
  );
});
