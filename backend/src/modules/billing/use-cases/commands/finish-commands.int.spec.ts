import { scaleForLoad } from 'stand-ins/scale-for-load';
import { callPaymentStandIn } from '#test/makers/buyer.ts';
import { Payer } from '#test/makers/membership.ts';
import { World } from '#test/world.ts';
import { FinishCommands } from './finish-commands.ts';
import { SyncCustomer } from '../sync/sync-customer.ts';
import { ReleaseUnusedSchedules } from './release-unused-schedules.ts';

describe('interrupted command', () => {
  let world: World;
  beforeEach(async () => (world = await World.start({ schedules: false })));
  afterEach(() => world.close());

  const sweep = async () => {
    await world.app.get(FinishCommands, { strict: false }).finishOpen();
    await world.settle();
  };
  const states = async () =>
    (await world.sql<{ state: string }>('select state from billing_command order by created_at, id')).map(
      ({ state }) => state,
    );
  const whileBroken = async <T>(fault: object, work: () => Promise<T>): Promise<T> => {
    await callPaymentStandIn(world, 'faults', fault);
    const result = await work();
    await callPaymentStandIn(world, 'faults', {});
    return result;
  };
  const requests = async (method: string, path: RegExp) => {
    const answer = await fetch(`${world.stripe.url}/_/requests`);
    const all = (await answer.json()) as { requests: { method: string; path: string; idempotencyKey?: string }[] };
    return all.requests.filter((one) => one.method === method && path.test(one.path));
  };

  it.each([
    ['change', 'visionary_monthly', 'POST /v1/subscription_schedules/:id', 'billing.plan-change-scheduled'],
    ['cancel', undefined, 'POST /v1/subscriptions/:id', 'billing.renewal-cancelled'],
  ])('is done with its event when only the response to %s was lost', async (command, plan, route, action) => {
    const payer = await Payer.create(world, 'seeker_monthly');
    const { status } = await whileBroken({ route, resetAfterCommit: true }, () => payer.send(command, plan));
    expect(status).toBe(503);
    expect(await states()).toEqual(['open']);
    await world.settle();
    await sweep();
    await sweep();
    expect(await states()).toEqual(['done']);
    expect(await payer.auditActions()).toEqual([action]);
    expect(await payer.emailSubjects()).toHaveLength(1);
  });

  it('is abandoned when it did not take effect and the member was shown an error', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    const lost = { route: 'GET /v1/subscriptions/:id', resetAfterCommit: true };
    expect((await whileBroken(lost, () => payer.send('change', 'visionary_monthly'))).status).toBe(503);
    expect(await states()).toEqual(['open']);
    await sweep();
    expect(await states()).toEqual(['left']);
    expect(await payer.membership()).toMatchObject({ state: 'paying', pending: null });
    expect(await payer.auditActions()).toEqual([]);
  });

  it('is retried with the same key while its result is unknown, and with another when Stripe has refused it', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    const route = 'POST /v1/subscription_schedules/:id';
    const change = () => payer.send('change', 'creator_monthly');
    const keys = async () => {
      const sent = await requests('POST', /^\/v1\/subscription_schedules\/[^/]+$/);
      return sent.map(({ idempotencyKey }) => idempotencyKey);
    };
    expect((await whileBroken({ route, status: 500 }, change)).status).toBe(503);
    const refused = await keys();
    expect((await whileBroken({ route, resetAfterCommit: true }, change)).status).toBe(503);
    const lost = (await keys()).slice(refused.length);
    await world.sql('update billing_subscription set pending_price_id = null');
    expect((await change()).body).toMatchObject({ state: 'pending-change' });
    const answered = (await keys()).slice(refused.length + lost.length);
    expect(answered).toEqual([lost[0]]);
    expect(new Set(lost).size).toBe(1);
    expect(refused).not.toContain(lost[0]);
    expect(await states()).toEqual(['failed', 'done']);
  });

  it('restores a cancellation when a change of plan failed', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    await payer.send('cancel');
    const change = () => payer.send('change', 'creator_monthly');
    expect((await whileBroken({ route: 'POST /v1/subscription_schedules/:id', status: 500 }, change)).status).toBe(503);
    await world.settle();
    expect(await payer.membership()).toMatchObject({ state: 'cancelling', pending: null });
    const lost = { route: 'POST /v1/subscription_schedules', status: 429 };
    expect((await whileBroken(lost, change)).status).toBe(503);
    await sweep();
    expect(await payer.membership()).toMatchObject({ state: 'cancelling', pending: null });
    await world.advance('32d');
    expect(await payer.membership()).toMatchObject({ tier: 'free' });
    expect(await payer.buyer.charges()).toHaveLength(1);
  });

  it('restores the pending plan when a cancellation failed', async () => {
    const payer = await Payer.create(world, 'creator_monthly');
    await payer.send('change', 'seeker_monthly');
    const cancel = () => payer.send('cancel');
    expect((await whileBroken({ route: 'POST /v1/subscriptions/:id', status: 500 }, cancel)).status).toBe(503);
    await world.settle();
    expect(await payer.membership()).toMatchObject({ state: 'pending-change', pending: { tier: 'seeker' } });
  });

  it('is no failure when it took effect and only the re-read failed', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    const { status } = await whileBroken({ route: 'GET /v1/invoices', status: 500 }, () => payer.send('cancel'));
    expect(status).toBe(200);
    await world.settle();
    expect(await payer.membership()).toMatchObject({ state: 'cancelling' });
    expect(await payer.auditActions()).toEqual(['billing.renewal-cancelled']);
  });

  it('keeps a schedule that staff created in Stripe with a future change', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    await payer.send('change', 'creator_monthly');
    await world.settle();
    await world.sql('update billing_subscription set pending_at = null');
    await world.app.get(ReleaseUnusedSchedules, { strict: false }).releaseAll();
    await world.settle();
    await world.app.get(SyncCustomer, { strict: false }).sync({ userId: payer.buyer.member.id });
    expect(await payer.membership()).toMatchObject({ state: 'pending-change' });
  });

  it('is replaced by the next command', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    const lost = { route: 'POST /v1/subscription_schedules/:id', resetAfterCommit: true };
    await whileBroken(lost, () => payer.send('change', 'creator_monthly'));
    expect((await payer.send('change', 'visionary_monthly')).body.pending?.tier).toBe('visionary');
    await sweep();
    expect(await states()).toEqual(['left', 'done']);
    expect(await payer.membership()).toMatchObject({ pending: { tier: 'visionary' } });
  });

  it('is run by one process only', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    const [one, other] = await whileBroken({ route: 'GET /v1/subscriptions/:id', latencyMs: 1_000 }, () =>
      Promise.all([payer.send('change', 'creator_monthly'), payer.send('cancel')]),
    );
    const codes = [one, other].map(({ status, body }) => body.code ?? status).sort();
    expect(codes).toEqual([200, 'billing.under-way']);
    expect(await states()).toEqual(['done']);
  });

  it('returns 503 when Stripe does not respond, and blocks new commands meanwhile', async () => {
    await world.close();
    world = await World.start({ schedules: false, settings: { PATIENCE: '1' } });
    const payer = await Payer.create(world, 'seeker_monthly');
    const began = Date.now();
    const hanging = { route: 'POST /v1/subscriptions/:id', hang: true };
    await whileBroken(hanging, async () => {
      expect((await payer.send('cancel')).status).toBe(503);
      expect(Date.now() - began).toBeLessThan(10_000 + scaleForLoad(1_500));
      expect((await payer.send('cancel')).body.code).toBe('billing.under-way');
    });
  });

  it('releases a schedule that changes nothing any more', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    const release = async () => {
      await world.app.get(ReleaseUnusedSchedules, { strict: false }).releaseAll();
      await world.settle();
    };
    const schedule = async () =>
      (await world.sql<{ id: string | null }>('select stripe_schedule_id as id from billing_subscription'))[0]?.id;
    await payer.send('change', 'creator_monthly');
    await release();
    expect(await schedule()).toMatch(/^sub_sched_/);
    await world.advance('32d');
    await release();
    expect(await schedule()).toBeNull();
    expect(await payer.membership()).toMatchObject({ tier: 'creator', state: 'paying' });
    await world.advance('31d');
    expect((await payer.buyer.charges()).map(({ amount }) => amount)).toEqual([1_000, 2_500, 2_500]);
  });
});
