import Stripe from 'stripe';
import { callPaymentStandIn } from '#test/makers/buyer.ts';
import { Payer } from '#test/makers/membership.ts';
import { waitUntil } from '#test/until.ts';
import { World } from '#test/world.ts';
import { ReplayStripeEvent } from '../events/replay-stripe-event.ts';
import { FinishCommands } from './finish-commands.ts';
import { ReconcileBilling } from '../reconcile/reconcile.ts';

interface Charge {
  readonly id: string;
}

describe('returned payment', () => {
  let world: World;
  let stripe: Stripe;
  beforeAll(async () => {
    world = await World.start({ schedules: false });
    stripe = world.app.get(Stripe, { strict: false });
  });
  afterAll(() => world.close());
  afterEach(async () => {
    await callPaymentStandIn(world, 'webhooks', { mode: 'normal' });
    await callPaymentStandIn(world, 'faults', {});
  });

  const chargesOf = async ({ buyer }: Payer) => (await buyer.charges()) as unknown as Charge[];
  const refund = async (payer: Payer, options: { nth?: number; amount?: number } = {}) => {
    const charge = (await chargesOf(payer)).at(options.nth ?? -1)?.id ?? '';
    return stripe.refunds.create({ charge, ...(options.amount ? { amount: options.amount } : {}) });
  };
  const dispute = async (payer: Payer, nth = -1) => {
    const charge = (await chargesOf(payer)).at(nth)?.id ?? '';
    await callPaymentStandIn(world, 'disputes', { charge });
    await world.settle();
    return async (outcome: 'won' | 'lost') => {
      const { data } = await stripe.disputes.list({ charge });
      await callPaymentStandIn(world, 'disputes', { dispute: data[0]?.id, outcome });
      await world.settle();
    };
  };
  const shown = async ({ buyer }: Payer) => {
    const staff = await world.member({ roles: ['admin'] });
    const path = `/api/admin/members/${buyer.member.id}`;
    return (await world.as(staff).get<{ payments: { status: string; dispute: string | null }[] }>(path)).body;
  };
  const expectEnded = async (payer: Payer, mail: string) => {
    expect(await payer.buyer.checkSubscription()).toMatchObject({ tier: 'free', subscribed: false });
    expect(await payer.emailSubjects()).toEqual([mail]);
    expect(await payer.auditActions()).toEqual(['billing.subscription-ended']);
  };
  const expectGoesOn = async (payer: Payer) => {
    expect(await payer.membership()).toMatchObject({ tier: 'creator', state: 'paying' });
    expect(await payer.emailSubjects()).toEqual([]);
    expect(await payer.auditActions()).toEqual([]);
  };

  it('ends the membership and sends an email when all of it was refunded by hand', async () => {
    const payer = await Payer.create(world, 'creator_annual');
    await refund(payer);
    await world.settle();
    await expectEnded(payer, 'We refunded $250');
    expect(await payer.lastEmailText()).toContain('Your membership has ended.');
    expect(await payer.membership()).toMatchObject({ state: 'refunded', refunded: { amountCents: 25_000 } });
    const [entry] = await world.sql(
      `select actor_id, details->>'reason' as reason, details->>'amountCents' as cents from audit_log
       where subject_id = $1 and action = 'billing.subscription-ended'`,
      [payer.buyer.member.id],
    );
    expect(entry).toEqual({ actor_id: null, reason: 'refunded', cents: '25000' });
    await world.advance('366d');
    expect(await payer.buyer.charges()).toHaveLength(1);
  });

  it('ends the membership when partial refunds add up to all of it', async () => {
    const payer = await Payer.create(world, 'creator_monthly');
    await refund(payer, { amount: 1_000 });
    await world.settle();
    await expectGoesOn(payer);
    await refund(payer, { amount: 1_500 });
    await world.settle();
    await expectEnded(payer, 'We refunded $25');
  });

  it('does not end the membership when an older payment was refunded', async () => {
    const [refunded, disputed] = [
      await Payer.create(world, 'creator_monthly'),
      await Payer.create(world, 'creator_monthly'),
    ];
    await world.advance('32d');
    for (const { buyer } of [refunded, disputed]) expect(await buyer.charges()).toHaveLength(2);
    await refund(refunded, { nth: 0 });
    await (
      await dispute(disputed, 0)
    )('lost');
    await expectGoesOn(refunded);
    await expectGoesOn(disputed);
  });

  it('is found by the reconciliation when no webhook arrived', async () => {
    const [refunded, disputed] = [
      await Payer.create(world, 'creator_monthly'),
      await Payer.create(world, 'seeker_monthly'),
    ];
    const decide = await dispute(disputed);
    await callPaymentStandIn(world, 'webhooks', { mode: 'drop' });
    await refund(refunded);
    await decide('lost');
    await world.advance('1m');
    expect(await refunded.membership()).toMatchObject({ tier: 'creator' });
    await world.app.get(ReconcileBilling, { strict: false }).processEvents();
    await world.settle();
    await expectEnded(refunded, 'We refunded $25');
    await expectEnded(disputed, 'Your bank took $10 back, and your membership has ended');
  });

  it('ends the membership after a lost dispute, and not after an open or won one', async () => {
    const [loser, winner] = [
      await Payer.create(world, 'creator_monthly'),
      await Payer.create(world, 'creator_monthly'),
    ];
    const [against, forUs] = [await dispute(loser), await dispute(winner)];
    await expectGoesOn(loser);
    expect((await shown(loser)).payments).toMatchObject([{ status: 'paid', dispute: 'open' }]);
    expect(await loser.membership()).toMatchObject({ refund: null });
    await against('lost');
    await forUs('won');
    await expectEnded(loser, 'Your bank took $25 back, and your membership has ended');
    expect(await loser.membership()).toMatchObject({ state: 'free', refund: null, refunded: null });
    expect((await shown(loser)).payments).toMatchObject([{ dispute: 'lost' }]);
    await expectGoesOn(winner);
    expect((await shown(winner)).payments).toMatchObject([{ status: 'paid', dispute: 'closed' }]);
  });

  it('ends the membership once when it is reported again', async () => {
    const payer = await Payer.create(world, 'creator_monthly');
    await callPaymentStandIn(world, 'webhooks', { mode: 'duplicate' });
    await refund(payer);
    await world.settle();
    const events = await world.sql<{ id: string }>(
      `select id from stripe_event where type in ('charge.refunded', 'refund.updated', 'customer.subscription.deleted')`,
    );
    for (const { id: eventId } of events)
      await world.app.get(ReplayStripeEvent, { strict: false }).replay({ actorId: payer.buyer.member.id, eventId });
    await world.settle();
    expect(await payer.emailSubjects()).toEqual(['We refunded $25']);
    expect((await payer.auditActions()).filter((action) => action === 'billing.subscription-ended')).toHaveLength(1);
    expect(await payer.refunds()).toEqual([2_500]);
  });

  it('is completed when Stripe ended the subscription and its response was lost', async () => {
    const payer = await Payer.create(world, 'creator_monthly');
    await callPaymentStandIn(world, 'faults', { route: 'DELETE /v1/subscriptions/:id', resetAfterCommit: true });
    await refund(payer);
    const open = `select 1 from billing_command where user_id = $1 and state = 'open' and leased_until is null`;
    await waitUntil(async () => (await world.sql(open, [payer.buyer.member.id])).length > 0);
    await callPaymentStandIn(world, 'faults', {});
    await world.app.get(FinishCommands, { strict: false }).finishOpen();
    await world.settle();
    await expectEnded(payer, 'We refunded $25');
  });

  it('blocks other commands while the subscription is being ended', async () => {
    const payer = await Payer.create(world, 'creator_monthly');
    await world.sql(
      `insert into billing_command (id, user_id, kind, target, idempotency_key, failures, state, created_at, was_cancelling)
       select gen_random_uuid(), user_id, 'end', id, 'end:' || id, 0, 'open', now(), false
       from billing_invoice where user_id = $1`,
      [payer.buyer.member.id],
    );
    const { status, body } = await payer.send('cancel');
    expect([status, body.code]).toEqual([409, 'billing.under-way']);
  });

  it('sends an email and allows a new refund when the bank rejected the refund', async () => {
    const payer = await Payer.create(world, 'creator_monthly');
    const { id } = await refund(payer);
    await world.settle();
    await world.advance('2h');
    await callPaymentStandIn(world, 'refunds', { refund: id });
    await world.settle();
    expect(await payer.emailSubjects()).toEqual(['We refunded $25', 'Your refund of $25 did not go through']);
    expect(await payer.membership()).toMatchObject({ tier: 'free', refund: { amountCents: 2_500 }, refunded: null });
  });

  it('is left to our own refund command, also when it takes long', async () => {
    const payer = await Payer.create(world, 'creator_monthly');
    await callPaymentStandIn(world, 'faults', { route: 'DELETE /v1/subscriptions/:id', latencyMs: 1_000 });
    await payer.send('refund');
    await world.settle();
    expect(await payer.emailSubjects()).toEqual(['We refunded $25']);
    expect(await payer.auditActions()).toEqual(['billing.refunded']);
    const noted = `select 1 from outbox where type = 'billing.payment-returned' and payload->>'userId' = $1`;
    expect(await world.sql(noted, [payer.buyer.member.id])).toEqual([]);
  });
});
