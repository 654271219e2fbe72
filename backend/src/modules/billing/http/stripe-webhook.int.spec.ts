import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Clock } from '#kernel/clock.ts';
import { Buyer, callPaymentStandIn } from '#test/makers/buyer.ts';
import { webhookSecret } from '#test/settings.ts';
import { World } from '#test/world.ts';
import { DeleteOldStripeEvents } from '../use-cases/events/delete-old-stripe-events.ts';
import { ReconcileBilling } from '../use-cases/reconcile/reconcile.ts';

const endpoint = '/api/webhooks/stripe';
const nextSecret = 'whsec_the_next_one';

describe('Stripe webhook', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start({
      schedules: false,
      settings: { STRIPE_WEBHOOK_SECRET: `${webhookSecret},${nextSecret}` },
    });
  });
  afterAll(() => world.close());

  const eventNamed = (
    id: string,
    type = 'invoice.paid',
    object: object = { object: 'invoice', id: 'in_1', customer: 'cus_unknown' },
  ) => JSON.stringify({ id, object: 'event', type, created: Math.floor(Date.now() / 1000), data: { object } });
  const headerFor = (payload: string, { secret = webhookSecret, ageSeconds = 0 } = {}) =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
    });
  const send = (payload: string, signature: string) =>
    world.send<{ code: string }>('POST', endpoint, payload, signature ? { 'stripe-signature': signature } : {});
  const stored = (id: string) => world.sql('select 1 from stripe_event where id = $1', [id]);
  const factsOf = (id: string) =>
    world.sql(`select 1 from outbox where type = 'billing.stripe-event-received' and payload->>'eventId' = $1`, [id]);

  it('stores and processes an event once when it is delivered again', async () => {
    const payload = eventNamed('evt_again');
    for (let time = 0; time < 3; time += 1) expect((await send(payload, headerFor(payload))).status).toBe(200);
    const atOnce = await Promise.all(Array.from({ length: 10 }, () => send(payload, headerFor(payload))));
    expect(atOnce.every(({ status }) => status === 200)).toBe(true);
    expect(await stored('evt_again')).toHaveLength(1);
    expect(await factsOf('evt_again')).toHaveLength(1);
  });

  it('deletes processed events after 180 days, and none that failed or waits', async () => {
    const now = world.app.get(Clock, { strict: false }).now().getTime();
    const store = (id: string, days: number, processed: boolean, fault: string | null = null) =>
      world.sql(
        `insert into stripe_event (id, type, created, received_at, payload, processed_at, fault)
         values ($1, 'invoice.paid', $2, $2, '{"data":{"object":{}}}', $3, $4)`,
        [id, new Date(now - days * 86_400_000), processed ? new Date(now) : null, fault],
      );
    await store('evt_old', 181, true);
    await store('evt_recent', 179, true);
    await store('evt_failed', 181, true, 'The customer is unknown.');
    await store('evt_waiting', 181, false);
    await world.app.get(DeleteOldStripeEvents, { strict: false }).deleteOld();
    expect(await stored('evt_old')).toHaveLength(0);
    for (const id of ['evt_recent', 'evt_failed', 'evt_waiting']) expect(await stored(id)).toHaveLength(1);
    await world.sql(`delete from stripe_event where id like 'evt_%' and received_at < now() - interval '100 days'`);
  });

  it('accepts either of our two secrets', async () => {
    const payload = eventNamed('evt_next_secret');
    expect((await send(payload, headerFor(payload, { secret: nextSecret }))).status).toBe(200);
    expect(await stored('evt_next_secret')).toHaveLength(1);
  });

  it('accepts a signature with the old and the new secret during a rotation', async () => {
    const payload = eventNamed('evt_signed_twice');
    const [time, foreign] = headerFor(payload, { secret: 'whsec_not_yet_ours' }).split(',');
    const known = headerFor(payload).split(',').at(-1);
    expect((await send(payload, [time, foreign, known].join(','))).status).toBe(200);
    expect(await stored('evt_signed_twice')).toHaveLength(1);
  });

  it('recovers an event that was rejected during a rotation', async () => {
    await callPaymentStandIn(world, 'webhooks', { mode: 'drop' });
    const buyer = await Buyer.signUp(world);
    await buyer.pay('seeker_monthly');
    const [event] = (await eventsAtStripe(world)) as { id: string }[];
    const payload = JSON.stringify(event);
    expect((await send(payload, headerFor(payload, { secret: 'whsec_already_gone' }))).status).toBe(400);
    expect(await stored(event?.id ?? '')).toHaveLength(0);
    await world.advance('1m');
    await world.app.get(ReconcileBilling, { strict: false }).processEvents();
    await world.settle();
    expect(await stored(event?.id ?? '')).toHaveLength(1);
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'seeker' });
    await callPaymentStandIn(world, 'webhooks', { mode: 'normal' });
  });

  it('rejects a missing, forged or old signature and one for other bytes', async () => {
    const payload = eventNamed('evt_refused');
    const refusals = [
      '',
      't=1,v1=00',
      headerFor(payload, { secret: 'whsec_other' }),
      headerFor(eventNamed('evt_other')),
      headerFor(payload, { ageSeconds: 301 }),
      `t=${Math.floor(Date.now() / 1000)},v1=`,
      `t=${Math.floor(Date.now() / 1000)},v1`,
      `t=${Math.floor(Date.now() / 1000)},v1=${'é'.repeat(64)}`,
    ];
    for (const signature of refusals) {
      const { status, body } = await send(payload, signature);
      expect([status, body.code]).toEqual([400, 'billing.webhook-refused']);
    }
    expect(await stored('evt_refused')).toHaveLength(0);
  });

  it('accepts a signature up to 300 seconds old', async () => {
    const payload = eventNamed('evt_old_enough');
    expect((await send(payload, headerFor(payload, { ageSeconds: 295 }))).status).toBe(200);
  });

  it.each([
    ['behind', -6],
    ['ahead', 6],
  ])(
    'uses the time of the database for the age of a signature when the clock is 6 minutes %s',
    async (name, minutes) => {
      const payload = eventNamed(`evt_clock_${name}`);
      const [fresh, old] = [headerFor(payload), headerFor(payload, { ageSeconds: 330 })];
      const realNow = Date.now;
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => realNow() + minutes * 60_000);
      try {
        expect((await send(payload, old)).status).toBe(400);
        expect((await send(payload, fresh)).status).toBe(200);
      } finally {
        clock.mockRestore();
      }
    },
  );

  it('stores an event without its object when its type does not concern us', async () => {
    const payload = eventNamed('evt_foreign', 'payout.paid', { object: 'payout', id: 'po_1' });
    expect((await send(payload, headerFor(payload))).status).toBe(200);
    const stored = await world.sql(`select payload->'data' as data from stripe_event where id = 'evt_foreign'`);
    expect(stored).toEqual([{ data: { object: {} } }]);
    expect(await factsOf('evt_foreign')).toHaveLength(0);
  });

  it('ignores a customer of another product', async () => {
    const payload = eventNamed('evt_unknown', 'customer.subscription.created', {
      object: 'subscription',
      customer: 'cus_unknown',
    });
    expect((await send(payload, headerFor(payload))).status).toBe(200);
    await world.settle();
    expect(await factsOf('evt_unknown')).toHaveLength(1);
    const noted = await world.sql(
      `select processed_at is not null as done, fault from stripe_event where id = 'evt_unknown'`,
    );
    expect(noted).toEqual([{ done: true, fault: null }]);
  });

  it.each([
    ['invalid JSON', '{"id":'],
    ['another object', '{"id":"evt_none","object":"customer"}'],
    ['empty', ''],
    ['null', 'null'],
    ['an event without data', eventNamed('evt_of_nothing').replace(/"data":.*$/, '"data":null}')],
    ['an event without an object', eventNamed('evt_empty').replace(/"data":.*$/, '"data":{"object":null}}')],
    ['an event without a date', eventNamed('evt_undated').replace(/"created":\d+/, '"created":"today"')],
    ['an event without an id', JSON.stringify({ ...(JSON.parse(eventNamed('evt_1')) as object), id: undefined })],
  ])('rejects a signed body that is %s', async (_, payload) => {
    expect((await send(payload, headerFor(payload))).status).toBe(400);
  });

  it('counts every rejected signature', async () => {
    const [warned, failed] = [jest.spyOn(Logger.prototype, 'warn'), jest.spyOn(Logger.prototype, 'error')];
    const elapsed = jest.spyOn(performance, 'now');
    for (const second of [1_000_000, 1_000_001, 1_000_002, 1_000_003, 1_000_070]) {
      elapsed.mockReturnValue(second * 1000);
      await send(eventNamed('evt_counted'), 't=1,v1=');
    }
    elapsed.mockRestore();
    const refusals = warned.mock.calls.map(
      ([line]) => line as unknown as { event: string; count: number; many: boolean },
    );
    expect(refusals.filter(({ event }) => event === 'billing.webhook-refused').map(({ many }) => many)).toEqual([
      expect.any(Boolean),
      true,
    ]);
    expect(failed).not.toHaveBeenCalled();
    for (const spy of [warned, failed]) spy.mockRestore();
  });

  it('stores an event without characters that PostgreSQL cannot store', async () => {
    const description = 'A\u0000B\ud800C \\u0000';
    const payload = eventNamed('evt_odd', 'invoice.paid', { object: 'invoice', customer: 'cus_\u0000', description });
    expect((await send(payload, headerFor(payload))).status).toBe(200);
    const [stored] = await world.sql<{ payload: { data: { object: { description: string } } } }>(
      `select payload from stripe_event where id = 'evt_odd'`,
    );
    expect(stored?.payload.data.object.description).toBe('A\ufffdB\ufffdC \\u0000');
  });

  it('reaches one state for any order and repetition of events', async () => {
    await callPaymentStandIn(world, 'webhooks', { mode: 'duplicate' });
    const twice = await Buyer.signUp(world);
    await twice.pay('visionary_monthly');
    await world.settle();
    expect(await twice.checkSubscription()).toMatchObject({ tier: 'visionary' });

    await callPaymentStandIn(world, 'webhooks', { mode: 'hold' });
    const late = await Buyer.signUp(world);
    await late.pay('creator_monthly');
    await late.submit(await late.portal(), 'cancel');
    await late.submit(await late.portal(), 'keep');
    const events = await eventsAtStripe(world);
    for (const event of [...events, ...events].sort(() => Math.random() - 0.5)) {
      const payload = JSON.stringify(event);
      expect((await send(payload, headerFor(payload))).status).toBe(200);
    }
    await world.settle();
    expect(await late.checkSubscription()).toMatchObject({ tier: 'creator', interval: 'monthly' });
    const rows = await world.sql<{ cancel_at_period_end: boolean }>(
      'select cancel_at_period_end from billing_subscription where user_id = $1',
      [late.member.id],
    );
    expect(rows).toEqual([{ cancel_at_period_end: false }]);
    await callPaymentStandIn(world, 'webhooks', { mode: 'normal' });
  });

  it('finds the member when the process crashed before it stored the customer id', async () => {
    const buyer = await Buyer.signUp(world);
    const { body } = await buyer.startCheckout('seeker_monthly');
    await world.sql('update billing_customer set stripe_customer_id = null where user_id = $1', [buyer.member.id]);
    await buyer.submit(body.url, 'pay');
    await world.settle();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'seeker' });
  });

  it('gives a member a new customer when the old one was deleted', async () => {
    const buyer = await Buyer.signUp(world);
    await buyer.pay('seeker_monthly');
    await world.settle();
    const [row] = await world.sql<{ stripe_customer_id: string }>(
      'select stripe_customer_id from billing_customer where user_id = $1',
      [buyer.member.id],
    );
    const headers = { authorization: 'Bearer sk_test_local' };
    await fetch(`${world.stripe.url}/v1/customers/${row?.stripe_customer_id}`, { method: 'DELETE', headers });
    await world.settle();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'free' });
    await buyer.pay('creator_monthly');
    await world.settle();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'creator' });
  });
});

async function eventsAtStripe(world: World): Promise<object[]> {
  const headers = { authorization: 'Bearer sk_test_local' };
  const answer = await fetch(`${world.stripe.url}/v1/events?limit=100`, { headers });
  return ((await answer.json()) as { data: object[] }).data;
}
