import { callPaymentStandIn } from '#test/makers/buyer.ts';
import { Payer, type Membership } from '#test/makers/membership.ts';
import { World } from '#test/world.ts';
import { FinishCommands } from '#modules/billing/use-cases/commands/finish-commands.ts';

describe('30-day refund', () => {
  let world: World;
  beforeAll(async () => (world = await World.start({ schedules: false })));
  afterAll(() => world.close());
  afterEach(() => callPaymentStandIn(world, 'faults', {}));

  const sweep = () => world.app.get(FinishCommands, { strict: false }).finishOpen();
  const commandOf = async ({ buyer }: Payer) =>
    (
      await world.sql<{ state: string; actor_id: string }>(
        'select state, actor_id from billing_command where user_id = $1',
        [buyer.member.id],
      )
    )[0];

  it('refunds the payment and ends the membership at once', async () => {
    const payer = await Payer.create(world, 'creator_annual');
    await world.advance('29d');
    const { status, body } = await payer.send('refund');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ tier: 'free', state: 'refunded', subscription: null, refund: null },
      refunded: { amountCents: 25_000 },
    });
    expect(await payer.refunds()).toEqual([25_000]);
    await world.settle();
    expect(await payer.buyer.checkSubscription()).toMatchObject({ tier: 'free', subscribed: false });
    expect(await payer.emailSubjects()).toEqual(['We refunded $250']);
    expect(await payer.auditActions()).toEqual(['billing.refunded']);
    const invoices = await world
      .as(payer.buyer.member)
      .get<{ items: { refundedCents: number }[] }>('/api/account/membership/invoices');
    expect(invoices.body.items.map(({ refundedCents }) => refundedCents)).toEqual([25_000]);
  });

  it('is rejected after thirty days, when only a cancellation is possible', async () => {
    const payer = await Payer.create(world, 'creator_annual');
    await world.advance('31d');
    expect((await payer.membership()).refund).toBeNull();
    const { status, body } = await payer.send('refund');
    expect([status, body.code]).toEqual([409, 'billing.refund-not-offered']);
    expect(await payer.refunds()).toEqual([]);
  });

  it('is made once when it is requested again', async () => {
    const payer = await Payer.create(world, 'visionary_monthly');
    const responses = await Promise.all(Array.from({ length: 10 }, () => payer.send('refund')));
    expect(responses.map(({ status }) => status).sort()[0]).toBe(200);
    for (const { status, body } of responses)
      expect(status === 200 || body.code === 'billing.under-way' ? 'well' : `${status} ${body.code}`).toBe('well');
    expect((await payer.send('refund')).body).toMatchObject({ state: 'refunded' });
    await world.settle();
    expect(await payer.refunds()).toEqual([5_000]);
    expect(await payer.emailSubjects()).toHaveLength(1);
    expect(await payer.auditActions()).toEqual(['billing.refunded']);
  });

  it('covers only the first purchase of a person', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    await payer.send('refund');
    await payer.buyer.pay('creator_monthly');
    await world.settle();
    expect(await payer.membership()).toMatchObject({ tier: 'creator', state: 'paying', refund: null });
    const { status, body } = await payer.send('refund');
    expect([status, body.code]).toEqual([409, 'billing.refund-not-offered']);
    expect(await payer.refunds()).toEqual([1_000]);
    expect(await payer.membership()).toMatchObject({ tier: 'creator' });
  });

  it('is available to an admin for a member, and to no other user', async () => {
    const payer = await Payer.create(world, 'seeker_annual');
    const admin = await world.member({ roles: ['admin'] });
    const path = `/api/admin/members/${payer.buyer.member.id}/refund`;
    expect((await world.post(path)).status).toBe(401);
    for (const roles of [[], ['support'], ['editor']] as const)
      expect((await world.as(await world.member({ roles: [...roles] })).post(path)).status).toBe(403);
    const { status, body } = await world.as(admin).post<Membership>(path);
    expect([status, body.tier, body.state]).toEqual([200, 'free', 'refunded']);
    expect((await commandOf(payer))?.actor_id).toBe(admin.id);
    const [entry] = await world.sql(
      `select actor_id, details->>'amountCents' as amount from audit_log where subject_id = $1 and action = 'billing.refunded'`,
      [payer.buyer.member.id],
    );
    expect(entry).toEqual({ actor_id: admin.id, amount: '10000' });
    for (const id of ['01900000-0000-7000-8000-000000000000', 'not-a-uuid'])
      expect((await world.as(admin).post(`/api/admin/members/${id}/refund`)).status).toBe(404);
  });

  it.each([
    ['the response to the refund was lost', 'POST /v1/refunds'],
    ['the response to the end of the subscription was lost', 'DELETE /v1/subscriptions/:id'],
  ])('is completed when %s', async (_, route) => {
    const payer = await Payer.create(world, 'creator_monthly');
    await callPaymentStandIn(world, 'faults', { route, resetAfterCommit: true });
    expect((await payer.send('refund')).status).toBe(503);
    await callPaymentStandIn(world, 'faults', {});
    await sweep();
    await world.settle();
    expect(await payer.refunds()).toEqual([2_500]);
    expect(await payer.membership()).toMatchObject({ tier: 'free', state: 'refunded' });
    expect(await payer.emailSubjects()).toEqual(['We refunded $25']);
    expect((await commandOf(payer))?.state).toBe('done');
  });

  it.each(['POST /v1/refunds', 'DELETE /v1/subscriptions/:id', 'GET /v1/invoice_payments'])(
    'returns 503 while %s fails, and the next click completes it',
    async (route) => {
      const payer = await Payer.create(world, 'creator_monthly');
      await callPaymentStandIn(world, 'faults', { route, status: 500 });
      const { status, body } = await payer.send('refund');
      expect([status, body.code]).toEqual([503, 'billing.stripe-unavailable']);
      await callPaymentStandIn(world, 'faults', {});
      expect((await payer.send('refund')).body).toMatchObject({ state: 'refunded' });
      expect(await payer.refunds()).toEqual([2_500]);
    },
  );

  it('never repeats a refund made by hand, and still ends the membership', async () => {
    const payer = await Payer.create(world, 'creator_monthly');
    await world.sql(
      `insert into billing_command (id, user_id, kind, target, idempotency_key, failures, actor_id, state, amount_cents, created_at, was_cancelling)
       select gen_random_uuid(), user_id, 'refund', id, 'refund:' || id, 0, user_id, 'open', amount_paid, now(), false
       from billing_invoice where user_id = $1`,
      [payer.buyer.member.id],
    );
    const charges = await payer.buyer.charges();
    await fetch(`${world.stripe.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ charge: (charges[0] as unknown as { id: string }).id }),
    });
    await sweep();
    expect(await payer.refunds()).toEqual([2_500]);
    expect(await payer.membership()).toMatchObject({ tier: 'free', state: 'refunded' });
  });
});
