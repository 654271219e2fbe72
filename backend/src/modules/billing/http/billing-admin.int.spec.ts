import { scaleForLoad } from 'stand-ins/scale-for-load';
import { Buyer, callPaymentStandIn } from '#test/makers/buyer.ts';
import { World, type Member } from '#test/world.ts';
import { ReconcileBilling } from '../use-cases/reconcile/reconcile.ts';

interface Health {
  readonly lastEventAt: string | null;
  readonly lagSeconds: number | null;
  readonly storedEvents: number;
  readonly unprocessedEvents: number;
  readonly failedPayments: number;
  readonly drift: { cause: string; count: number }[];
  readonly recurringRevenue: { month: string; cents: number }[];
  readonly churn: { month: string; ended: number; liveAtStart: number; rate: number }[];
}
interface Listed {
  readonly items: Record<string, unknown>[];
  readonly nextCursor: string | null;
}

const endpoint = '/api/admin/billing';

describe('billing admin API', () => {
  let world: World;
  let admin: Member;
  beforeEach(async () => {
    world = await World.start({ schedules: false });
    admin = await world.member({ roles: ['admin'] });
  });
  afterEach(() => world.close());

  const health = async () => (await world.as(admin).get<Health>(endpoint)).body;
  const list = async (path: string) => (await world.as(admin).get<Listed>(`${endpoint}/${path}`)).body;
  const payer = async (lookupKey: string) => {
    const buyer = await Buyer.signUp(world);
    await buyer.pay(lookupKey);
    await world.settle();
    return buyer;
  };
  const walk = async (path: string) => {
    const items: Record<string, unknown>[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Listed = await list(
        `${path}${path.includes('?') ? '&' : '?'}limit=2${cursor && `&cursor=${cursor}`}`,
      );
      items.push(...page.items);
      cursor = page.nextCursor;
    }
    return items;
  };

  it('starts with zero values for twelve months', async () => {
    const { recurringRevenue, churn, ...figures } = await health();
    expect(figures).toEqual({
      lastEventAt: null,
      lagSeconds: null,
      storedEvents: 0,
      unprocessedEvents: 0,
      failedPayments: 0,
      drift: ['missed-event', 'failed-processing', 'changed-in-stripe', 'unknown'].map((cause) => ({
        cause,
        count: 0,
      })),
    });
    const now = new Date().toISOString().slice(0, 7);
    expect([recurringRevenue.length, recurringRevenue.at(-1)?.month, churn.length]).toEqual([12, now, 12]);
    expect(recurringRevenue.map(({ month }) => month)).toEqual(recurringRevenue.map(({ month }) => month).toSorted());
  });

  it('shows the time and the processing duration of the last event', async () => {
    await payer('seeker_monthly');
    const { lastEventAt, lagSeconds, storedEvents, unprocessedEvents } = await health();
    expect(Date.now() - Date.parse(lastEventAt ?? '')).toBeLessThan(60_000);
    expect(lagSeconds).toBeLessThan(scaleForLoad(30));
    const [stored] = await world.sql('select count(*)::int as count from stripe_event');
    expect([{ count: storedEvents }, unprocessedEvents]).toEqual([stored, 0]);
  });

  it('shows the age of the oldest unprocessed event', async () => {
    await payer('seeker_monthly');
    await world.sql(`update stripe_event set processed_at = null, created = created - interval '5 minutes'
      where id = (select max(id) from stripe_event)`);
    const { lagSeconds, unprocessedEvents } = await health();
    expect(unprocessedEvents).toBe(1);
    expect(lagSeconds).toBeGreaterThanOrEqual(300);
    expect(lagSeconds).toBeLessThan(300 + scaleForLoad(60));
  });

  it('sums the monthly price of each live subscription, with a year as twelve months', async () => {
    await payer('seeker_monthly');
    await payer('creator_annual');
    await payer('seeker_annual');
    expect((await health()).recurringRevenue.at(-1)?.cents).toBe(1000 + 2083 + 833);
  });

  it('does not count a change of plan as an end, and divides ended by live at the start', async () => {
    const month = `date_trunc('month', now(), 'UTC')`;
    const span = (id: string, cents: number, from: string, until: string) =>
      world.sql(`insert into billing_span (id, stripe_subscription_id, started_at, price_id, tier, interval, monthly_cents, ended_at)
        values (gen_random_uuid(), '${id}', ${month} + interval '${from}', 'price_1', 'seeker', 'monthly', ${cents}, ${month} + interval '${until}')`);
    await span('sub_stays', 1000, '-70 days', '10 years');
    await span('sub_ends', 2500, '-70 days', '-5 days');
    await span('sub_changes', 1000, '-70 days', '-3 days');
    await span('sub_changes', 5000, '-3 days', '10 years');
    await span('sub_short', 1000, '-9 days', '-8 days');
    const { churn, recurringRevenue } = await health();
    expect(churn.at(-2)).toMatchObject({ ended: 1, liveAtStart: 3, rate: 1 / 3 });
    expect(churn.at(-1)).toMatchObject({ ended: 0, liveAtStart: 2, rate: 0 });
    expect(recurringRevenue.slice(-3).map(({ cents }) => cents)).toEqual([4500, 6000, 6000]);
  });

  it('lists every event once across pages, and unprocessed events separately', async () => {
    await payer('seeker_monthly');
    const ids = (await world.sql<{ id: string }>('select id from stripe_event')).map(({ id }) => id);
    expect((await walk('events')).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect((await list('events?state=unprocessed')).items).toEqual([]);
    await world.sql(`update stripe_event set processed_at = null, fault = 'Stripe was away' where id = '${ids[0]}'`);
    expect((await list('events?state=unprocessed')).items).toMatchObject([
      { id: ids[0], processedAt: null, fault: 'Stripe was away' },
    ]);
    expect((await world.as(admin).get(`${endpoint}/events?state=some`)).status).toBe(400);
    expect((await world.as(admin).get(`${endpoint}/events?cursor=bm9uc2Vuc2U`)).status).toBe(400);
  });

  it('lets an admin replay an event and records the admin', async () => {
    const buyer = await payer('seeker_monthly');
    const [event] = await world.sql<{ id: string }>(`select id from stripe_event where type = 'invoice.paid'`);
    await world.sql(`update billing_subscription set tier = 'visionary'`);
    const replay = `${endpoint}/events/${event?.id}/replay`;
    expect(await world.as(admin).post(replay)).toMatchObject({ status: 202, body: { queued: true } });
    await world.settle();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'seeker' });
    expect((await list('events?state=unprocessed')).items).toEqual([]);
    const trail = await world.sql(
      `select actor_id, subject_id, details from audit_log where action = 'billing.event-replayed'`,
    );
    const details = { event: event?.id, type: 'invoice.paid' };
    expect(trail).toEqual([{ actor_id: admin.id, subject_id: buyer.member.id, details }]);
  });

  it('rejects a replay of an unknown event or one that concerns no membership', async () => {
    await world.sql(`insert into stripe_event (id, type, created, received_at, payload, processed_at)
      values ('evt_payout', 'payout.paid', now(), now(), '{"data":{"object":{}}}', now())`);
    const replay = async (id: string) =>
      (await world.as(admin).post<{ code: string }>(`${endpoint}/events/${id}/replay`)).body.code;
    expect(await replay('evt_none')).toBe('billing.unknown-event');
    expect(await replay('evt_payout')).toBe('billing.nothing-to-replay');
  });

  it('lists a failed payment with the end of access until it is paid', async () => {
    const buyer = await payer('creator_monthly');
    await buyer.submit(await buyer.portal(), 'card', { card: 'declines' });
    await world.advance('32d');
    const { items } = await list('failed-payments');
    expect(items).toMatchObject([{ userId: buyer.member.id, email: buyer.member.email, amountCents: 2500 }]);
    const days = (later: unknown, earlier: unknown) =>
      (Date.parse(String(later)) - Date.parse(String(earlier))) / 86_400_000;
    expect(days(items[0]?.['graceEndsAt'], items[0]?.['pastDueSince'])).toBe(14);
    expect((await health()).failedPayments).toBe(1);

    await buyer.submit(await buyer.portal(), 'card', { card: 'works' });
    await world.settle();
    expect((await list('failed-payments')).items).toEqual([]);
  });

  it('lists differences between rows with the cause and both sides', async () => {
    await callPaymentStandIn(world, 'webhooks', { mode: 'drop' });
    const buyers = [await payer('seeker_monthly'), await payer('creator_monthly'), await payer('seeker_annual')];
    await world.advance('1m');
    await world.app.get(ReconcileBilling, { strict: false }).processEvents();
    await world.settle();
    const items = await walk('drift');
    expect(items.map(({ email }) => email).toSorted()).toEqual(buyers.map(({ member }) => member.email).toSorted());
    expect(items[0]).toMatchObject({ cause: 'missed-event', was: 'no subscription' });
    expect(items.every(({ repairedAt }) => repairedAt !== null)).toBe(true);
    expect((await health()).drift[0]).toEqual({ cause: 'missed-event', count: 3 });
  });

  it('rejects visitors and members', async () => {
    const member = await world.member({ tier: 'visionary' });
    for (const path of ['', '/events', '/drift', '/failed-payments']) {
      expect((await world.get(endpoint + path)).status).toBe(401);
      expect((await world.as(member).get(endpoint + path)).status).toBe(403);
    }
  });
});
