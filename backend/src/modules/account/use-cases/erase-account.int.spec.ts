import Stripe from 'stripe';
import { Buyer, callPaymentStandIn } from '#test/makers/buyer.ts';
import { findTablesContaining } from '#test/makers/traces.ts';
import { webhookSecret } from '#test/settings.ts';
import { waitLimitMs } from '#test/until.ts';
import { World, type Member } from '#test/world.ts';
import { OutboxRelay } from '#platform/outbox/relay.ts';

interface Leaver {
  readonly member: Member;
  readonly stripeCustomerId: string;
}

describe('account deleted by an administrator', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  const stripe = async <Body>(path: string): Promise<Body> => {
    const headers = { authorization: 'Bearer sk_test_local' };
    return (await (await fetch(`${world.stripe.url}/v1/${path}`, { headers })).json()) as Body;
  };
  const subscriptionsOf = async (customer: string) =>
    (await stripe<{ data: { status: string }[] }>(`subscriptions?status=all&customer=${customer}`)).data;

  async function memberWithEverything(): Promise<Leaver> {
    const buyer = await Buyer.signUp(world);
    const { member } = buyer;
    await buyer.pay('creator_monthly');
    await world.sql('update users set email_confirmed_at = now() where id = $1', [member.id]);
    await world.post('/api/functions/subscribe-email', { email: member.email, source: 'footer' });
    await world.sql(
      `insert into membership_grant (user_id, tier, granted_at) values ($1, 'visionary', now()) on conflict do nothing`,
      [member.id],
    );
    await world.sql(
      `insert into queue_hold (queue, until, held_by) values ('files', now() + interval '1 hour', $1)
       on conflict (queue) do update set held_by = excluded.held_by`,
      [member.id],
    );
    const facts = [
      { personId: member.id, text: `Reply of ${member.email}` },
      { personId: null, email: 'other@example.org', letterTo: member.email },
    ];
    await world.sql(
      `insert into email_message (id, kind, dedupe_key, recipient, first_name, state, created_at, facts)
       select gen_random_uuid(), 'letter-reply', gen_random_uuid()::text, 'office@example.org', '', 'sent', now(), facts
       from jsonb_array_elements($1::jsonb) as facts`,
      [JSON.stringify(facts)],
    );
    await world.settle();
    const [row] = await world.sql<{ id: string }>(
      'select stripe_customer_id as id from billing_customer where user_id = $1',
      [member.id],
    );
    return { member, stripeCustomerId: row?.id ?? '' };
  }

  const remove = async ({ id }: Member, isSoft = false) => {
    const admin = await world.member({ roles: ['admin'] });
    const form = JSON.stringify({ should_soft_delete: isSoft });
    return world.as(admin).send('DELETE', `/api/auth/admin/users/${id}`, form);
  };

  it('is deleted from every table except for an id without a name, and its plan is cancelled', async () => {
    const { member, stripeCustomerId } = await memberWithEverything();
    expect(await findTablesContaining(world, member.id)).toEqual(
      expect.arrayContaining(['billing_customer', 'billing_subscription', 'membership_grant', 'queue_hold', 'users']),
    );
    expect(await findTablesContaining(world, member.email)).toEqual(
      expect.arrayContaining(['consent_record', 'email_message', 'email_subscriber']),
    );
    expect((await subscriptionsOf(stripeCustomerId)).map(({ status }) => status)).toEqual(['active']);

    expect((await remove(member)).status).toBe(200);
    await world.settle();

    expect(await findTablesContaining(world, member.email)).toEqual([]);
    expect(await findTablesContaining(world, member.id)).toEqual(['audit_log', 'outbox']);
    expect(await findTablesContaining(world, stripeCustomerId)).toEqual(['outbox']);
    expect(await stripe(`customers/${stripeCustomerId}`)).toMatchObject({ deleted: true });
    expect((await subscriptionsOf(stripeCustomerId)).map(({ status }) => status)).toEqual(['canceled']);
  });

  it('leaves no customer id in the Stripe event of a refund when the account is deleted', async () => {
    const { member, stripeCustomerId } = await memberWithEverything();
    expect((await world.as(member).post('/api/account/membership/refund')).status).toBe(200);
    await world.settle();
    expect(await world.sql(`select 1 from stripe_event where type like 'refund.%'`)).not.toEqual([]);
    await remove(member);
    await world.settle();
    expect(await findTablesContaining(world, member.id)).toEqual(['audit_log', 'outbox']);
    expect(await findTablesContaining(world, stripeCustomerId)).toEqual(['outbox']);
  });

  const deliver = async (id: string, type: string, object: object) => {
    const created = Math.floor(Date.now() / 1000);
    const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    const { status } = await world.send('POST', '/api/webhooks/stripe', payload, { 'stripe-signature': signature });
    expect(status).toBe(200);
    await world.settle();
  };

  it('stores no personal data when Stripe reports an event after the customer is deleted', async () => {
    const { member, stripeCustomerId } = await memberWithEverything();
    await remove(member);
    await world.settle();
    const metadata = { userId: member.id };
    const object = { object: 'subscription', id: 'sub_late', customer: stripeCustomerId, metadata };
    await deliver('evt_late', 'customer.subscription.deleted', object);
    expect(await findTablesContaining(world, member.id)).toEqual(['audit_log', 'outbox']);
  });

  it('stores no personal data when Stripe reports a refund after the customer is deleted', async () => {
    const { member, stripeCustomerId } = await memberWithEverything();
    const { data } = await stripe<{ data: { id: string }[] }>(`charges?customer=${stripeCustomerId}`);
    await remove(member);
    await world.settle();
    const metadata = { userId: member.id };
    await deliver('evt_late_refund', 'refund.updated', {
      object: 'refund',
      id: 're_late',
      charge: data[0]?.id,
      metadata,
    });
    const [event] = await world.sql(
      `select processed_at is not null as done from stripe_event where id = 'evt_late_refund'`,
    );
    expect(event).toEqual({ done: true });
    expect(await findTablesContaining(world, stripeCustomerId)).toEqual(['outbox']);
    expect(await findTablesContaining(world, member.id)).toEqual(['audit_log', 'outbox']);
  });

  it('is deleted completely when Stripe recovers from a failure', async () => {
    const { member, stripeCustomerId } = await memberWithEverything();
    await callPaymentStandIn(world, 'faults', { route: 'DELETE /v1/customers/:id', status: 503 });
    expect((await remove(member)).status).toBe(200);
    await untilStripeReceivedRequest(stripeCustomerId);
    expect(await findTablesContaining(world, member.email)).toContain('email_subscriber');
    await callPaymentStandIn(world, 'faults', {});
    await world.app.get(OutboxRelay).requeueStuck(0);
    await world.settle();
    expect(await findTablesContaining(world, member.email)).toEqual([]);
    expect(await findTablesContaining(world, member.id)).toEqual(['audit_log', 'outbox']);
    expect(await stripe(`customers/${stripeCustomerId}`)).toMatchObject({ deleted: true });
  });

  it.each([
    ['later', () => world.settle()],
    ['at once', () => Promise.resolve()],
  ])('leaves only an id when it is closed, and no row when it is removed %s', async (_, pause) => {
    const { member, stripeCustomerId } = await memberWithEverything();
    await world.sql(
      `insert into flow_state (id, user_id, challenge, challenge_method, created_at)
       values (gen_random_uuid(), $1, 'x', 's256', now())`,
      [member.id],
    );
    expect((await remove(member, true)).status).toBe(200);
    await pause();
    const closed = await findTablesContaining(world, member.id);
    expect(closed).not.toContain('flow_state');
    expect(closed).toContain('users');
    expect((await remove(member)).status).toBe(200);
    await world.settle();
    expect(await findTablesContaining(world, member.email)).toEqual([]);
    expect(await findTablesContaining(world, member.id)).toEqual(['audit_log', 'outbox']);
    expect(await stripe(`customers/${stripeCustomerId}`)).toMatchObject({ deleted: true });
  });

  it('is anonymised when it is closed, and its plan is cancelled', async () => {
    const { member, stripeCustomerId } = await memberWithEverything();
    await remove(member, true);
    await world.settle();
    expect(await findTablesContaining(world, member.email)).toEqual([]);
    expect(await findTablesContaining(world, member.id)).toEqual(['audit_log', 'outbox', 'users']);
    expect(await stripe(`customers/${stripeCustomerId}`)).toMatchObject({ deleted: true });
  });

  it('does not affect a later account with the same email', async () => {
    const { member } = await memberWithEverything();
    await callPaymentStandIn(world, 'faults', { route: 'DELETE /v1/customers/:id', status: 503 });
    await remove(member);
    const newMember = await world.member({ email: member.email });
    await callPaymentStandIn(world, 'faults', {});
    await world.app.get(OutboxRelay).requeueStuck(0);
    await world.settle();
    expect(await findTablesContaining(world, member.email)).toEqual(
      expect.arrayContaining(['email_subscriber', 'users']),
    );
    expect(await world.sql('select 1 from removed_accounts')).toEqual([]);
    expect((await world.as(newMember).get('/api/auth/user')).status).toBe(200);
  });

  it('leaves an unconfirmed email on the list, because it may belong to another user', async () => {
    const member = await world.member();
    await world.post('/api/functions/subscribe-email', { email: member.email, source: 'footer' });
    await remove(member);
    await world.settle();
    expect(await findTablesContaining(world, member.id)).toEqual(['audit_log', 'outbox']);
    expect(await findTablesContaining(world, member.email)).toContain('email_subscriber');
  });

  async function untilStripeReceivedRequest(stripeCustomerId: string): Promise<void> {
    for (const until = Date.now() + waitLimitMs; Date.now() < until;) {
      await world.app.get(OutboxRelay).publishPending();
      const answer = await fetch(`${world.stripe.url}/_/requests`);
      if ((await answer.text()).includes(`/v1/customers/${stripeCustomerId}"`)) return;
    }
    throw new Error('Stripe received no request');
  }
});
