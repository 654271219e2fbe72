import { callPaymentStandIn } from '#test/makers/buyer.ts';
import { Payer, type Membership } from '#test/makers/membership.ts';
import { World } from '#test/world.ts';
import { GrantTier } from '../use-cases/grant-tier.ts';

const membershipPath = '/api/account/membership';

describe('membership API', () => {
  let world: World;
  beforeAll(async () => (world = await World.start()));
  afterAll(() => world.close());

  it('returns a free, granted or paid membership with its source', async () => {
    const freeMember = await world.as(await world.member()).get(membershipPath);
    const nothing = { grantTier: null, subscription: null, pending: null, refund: null, refunded: null };
    expect(freeMember.body).toEqual({ tier: 'free', state: 'free', ...nothing });
    const granted = await world.as(await world.member({ tier: 'creator' })).get(membershipPath);
    expect(granted.body).toEqual({ tier: 'creator', state: 'granted', ...nothing, grantTier: 'creator' });
    const payer = await Payer.create(world, 'creator_annual');
    expect(await payer.membership()).toMatchObject({
      tier: 'creator',
      state: 'paying',
      subscription: { tier: 'creator', interval: 'annual', amountCents: 25_000, status: 'active' },
      refund: { amountCents: 25_000 },
    });
  });

  it('returns the new plan to a member who returns from the payment before the webhook', async () => {
    await callPaymentStandIn(world, 'webhooks', { hold: true });
    const payer = await Payer.create(world, 'seeker_monthly');
    expect(await payer.membership()).toMatchObject({ tier: 'free', subscription: null });
    const { body } = await world.as(payer.buyer.member).post<Membership>(`${membershipPath}/sync`);
    await callPaymentStandIn(world, 'webhooks', { hold: false });
    expect(body).toMatchObject({ tier: 'seeker', state: 'paying' });
    const freeMember = await world.as(await world.member()).post(`${membershipPath}/sync`);
    expect([freeMember.status, freeMember.body]).toMatchObject([200, { tier: 'free', state: 'free' }]);
  });

  it('lists invoices newest first and each once, also with equal times', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    await world.advance('32d');
    type Page = { items: { id: string; amountCents: number; status: string }[]; nextCursor: string | null };
    const page = (query: string) => world.as(payer.buyer.member).get<Page>(`${membershipPath}/invoices${query}`);
    const { items } = (await page('')).body;
    expect(items.map(({ amountCents, status }) => `${status} ${amountCents}`)).toEqual(['paid 1000', 'paid 1000']);
    await world.sql(
      `insert into billing_invoice select made.* from billing_invoice one, unnest(array['in_z2', 'in_z3', 'in_z1']) as name,
         jsonb_populate_record(one, jsonb_build_object('id', name, 'created_at', date '2020-01-01')) as made
       where one.id = $1`,
      [items[0]?.id],
    );
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null && ids.length < 6;) {
      const { body } = await page(`?limit=1${cursor && `&cursor=${cursor}`}`);
      ids.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor;
    }
    expect(ids).toEqual([...items.map(({ id }) => id), 'in_z3', 'in_z2', 'in_z1']);
    expect((await page('?cursor=WyJ4IiwieSJd')).status).toBe(400);
    const other = await world.as(await world.member()).get<{ items: unknown[] }>(`${membershipPath}/invoices`);
    expect(other.body.items).toEqual([]);
  });

  it('returns the URL of an invoice PDF to its member only', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    const { items } = (
      await world.as(payer.buyer.member).get<{ items: { id: string }[] }>(`${membershipPath}/invoices`)
    ).body;
    const path = `${membershipPath}/invoices/${items[0]?.id}/download`;
    const { status, body } = await world.as(payer.buyer.member).post<{ url: string }>(path);
    expect(status).toBe(200);
    const file = await fetch(body.url);
    expect([file.headers.get('content-type'), (await file.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    const other = world.as(await world.member());
    expect((await other.post(path)).status).toBe(404);
    expect((await other.post(`${membershipPath}/invoices/in_unknown/download`)).status).toBe(404);
  });

  it('previews a change without a write', async () => {
    const payer = await Payer.create(world, 'creator_monthly');
    const { body } = await payer.send<NonNullable<Membership['pending']> & { now: object | null }>(
      'preview',
      'seeker_monthly',
    );
    const { subscription } = await payer.membership();
    expect(body).toEqual({
      ...{ tier: 'seeker', interval: 'monthly', amountCents: 1_000, startsAt: subscription?.periodEnd, now: null },
      opens: [],
      closes: [
        'The Deep Practice Circle, Saturdays',
        'Replays of every circle and workshop',
        'The modules marked Creator',
        'Transcripts to keep, in the library',
      ],
    });
    expect(await payer.membership()).toMatchObject({ state: 'paying', pending: null });
  });

  it('changes the plan with the next billing cycle and not before', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    const { status, body } = await payer.send('change', 'visionary_monthly');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      tier: 'seeker',
      state: 'pending-change',
      pending: { tier: 'visionary', interval: 'monthly', amountCents: 5_000, startsAt: body.subscription?.periodEnd },
    });
    expect(body.pending?.opens).toHaveLength(8);
    expect((await payer.buyer.charges()).map(({ amount }) => amount)).toEqual([1_000]);
    await world.advance('32d');
    expect(await payer.membership()).toMatchObject({ tier: 'visionary', state: 'paying', pending: null });
    expect((await payer.buyer.charges()).map(({ amount }) => amount)).toEqual([1_000, 5_000]);
    expect(await payer.emailSubjects()).toEqual([
      expect.stringMatching(/^Your plan changes to Visionary on \w+day \d/),
    ]);
    expect(await payer.lastEmailText()).toContain('from Seeker to Visionary, for $50 a month.');
    expect(await payer.auditActions()).toEqual(['billing.plan-change-scheduled']);
  });

  it('changes from monthly to yearly and removes features that the lower plan lacks', async () => {
    const payer = await Payer.create(world, 'creator_monthly');
    const { body } = await payer.send('change', 'seeker_annual');
    expect(body.pending?.closes).toHaveLength(4);
    await world.advance('32d');
    const after = await payer.membership();
    expect(after).toMatchObject({ tier: 'seeker', subscription: { interval: 'annual', amountCents: 10_000 } });
    await world.advance('32d');
    expect(await payer.buyer.charges()).toHaveLength(2);
  });

  it('restores the former state when a change is undone', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    await payer.send('change', 'creator_monthly');
    expect((await payer.send('undo-change')).body).toMatchObject({ state: 'paying', pending: null });
    const again = await payer.send('undo-change');
    expect([again.status, again.body.code]).toEqual([409, 'billing.nothing-pending']);
    await world.advance('32d');
    expect(await payer.membership()).toMatchObject({ tier: 'seeker', state: 'paying' });
    expect(await payer.auditActions()).toEqual(['billing.plan-change-scheduled', 'billing.plan-change-undone']);
  });

  it('takes the last choice for the next cycle and treats a repeat the same', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    await payer.send('change', 'creator_monthly');
    await payer.send('change', 'visionary_annual');
    expect((await payer.send('change', 'visionary_annual')).body.pending?.tier).toBe('visionary');
    await world.settle();
    expect(await payer.emailSubjects()).toHaveLength(2);
    await world.advance('32d');
    expect(await payer.membership()).toMatchObject({ tier: 'visionary', subscription: { interval: 'annual' } });
    await payer.send('change', 'creator_annual');
    expect(await payer.membership()).toMatchObject({ pending: { tier: 'creator', interval: 'annual' } });
  });

  it('rejects the current plan, an unsold price and a member without a subscription', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    const same = await payer.send('change', 'seeker_monthly');
    expect([same.status, same.body.code]).toEqual([409, 'billing.same-plan']);
    const caller = world.as(payer.buyer.member);
    const unknown = await caller.post<Membership>(`${membershipPath}/change`, { priceId: 'price_of_another' });
    expect([unknown.status, unknown.body.code]).toEqual([400, 'billing.unknown-price']);
    const priceId = await payer.buyer.priceId('creator_monthly');
    const granted = world.as(await world.member({ tier: 'visionary' }));
    for (const command of ['preview', 'change', 'upgrade', 'undo-change', 'cancel', 'resume', 'refund']) {
      const upgrade = command === 'upgrade' ? { chargeCents: 100, prorationDate: 1_900_000_000 } : {};
      const input = /preview|change$|upgrade/.test(command) && command !== 'undo-change' ? { priceId, ...upgrade } : {};
      const { status, body } = await granted.post<Membership>(`${membershipPath}/${command}`, input);
      const code = command === 'refund' ? 'billing.refund-not-offered' : 'billing.no-subscription';
      expect([command, status, body.code]).toEqual([command, 409, code]);
    }
  });

  it('ends with the paid period when cancelled, and continues when that is undone', async () => {
    const payer = await Payer.create(world, 'creator_monthly');
    await payer.send('change', 'visionary_monthly');
    expect((await payer.send('cancel')).body).toMatchObject({ tier: 'creator', state: 'cancelling', pending: null });
    expect((await payer.send('cancel')).status).toBe(200);
    expect((await payer.send('resume')).body).toMatchObject({ state: 'paying' });
    expect((await payer.send('resume')).status).toBe(200);
    await payer.send('cancel');
    await world.settle();
    const ending = /^Your membership ends on [A-Z][a-z]+day \d/;
    expect((await payer.emailSubjects()).slice(1)).toEqual([
      expect.stringMatching(ending),
      expect.stringMatching(ending),
    ]);
    await world.advance('32d');
    expect(await payer.membership()).toMatchObject({ tier: 'free', state: 'free', subscription: null });
    expect(await payer.auditActions()).toEqual([
      'billing.plan-change-scheduled',
      'billing.renewal-cancelled',
      'billing.renewal-resumed',
      'billing.renewal-cancelled',
    ]);
  });

  it('continues when a member chooses another plan after a cancellation', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    await payer.send('cancel');
    const { body } = await payer.send('change', 'creator_monthly');
    expect(body).toMatchObject({ state: 'pending-change', subscription: { cancelAtPeriodEnd: false } });
    await world.advance('32d');
    expect(await payer.membership()).toMatchObject({ tier: 'creator', state: 'paying' });
  });

  it('lists no gained features that a grant already gives', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    const { id: userId } = payer.buyer.member;
    await world.app.get(GrantTier, { strict: false }).grant({ userId, tier: 'creator', grantedBy: null });
    const { body } = await payer.send('change', 'creator_monthly');
    expect(body).toMatchObject({ tier: 'creator', grantTier: 'creator', pending: { opens: [], closes: [] } });
  });

  it('stops with its pending change when the member deletes the account', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    await payer.send('change', 'creator_monthly');
    await world.as(payer.buyer.member).post('/api/account/delete', { password: 'correct horse battery' });
    await world.settle();
    const [row] = await world.sql(
      'select cancel_at_period_end, pending_at from billing_subscription where user_id = $1',
      [payer.buyer.member.id],
    );
    expect(row).toEqual({ cancel_at_period_end: true, pending_at: null });
  });

  it('rejects visitors and unknown fields', async () => {
    for (const command of ['preview', 'change', 'upgrade', 'undo-change', 'cancel', 'resume', 'refund']) {
      expect((await world.post(`${membershipPath}/${command}`)).status).toBe(401);
      const member = world.as(await world.member());
      expect((await member.post(`${membershipPath}/${command}`, { userId: 'other-user' })).status).toBe(400);
    }
    expect((await world.get(membershipPath)).status).toBe(401);
    expect((await world.get(`${membershipPath}/invoices`)).status).toBe(401);
  });
});
