import { Buyer, callPaymentStandIn } from '#test/makers/buyer.ts';
import { readLastEmailProof } from '#test/makers/emailed-proof.ts';
import { World, type Member } from '#test/world.ts';
import { OutboxRelay } from '#platform/outbox/relay.ts';

interface Customer {
  readonly email: string;
  readonly name: string;
}

describe('Stripe customer data', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  const customerOf = async ({ id }: Member): Promise<Customer> => {
    const [row] = await world.sql<{ id: string }>(
      'select stripe_customer_id as id from billing_customer where user_id = $1',
      [id],
    );
    const headers = { authorization: 'Bearer sk_test_local' };
    return (await (await fetch(`${world.stripe.url}/v1/customers/${row?.id}`, { headers })).json()) as Customer;
  };
  const newAddress = () => `moved-${crypto.randomUUID()}@example.org`;

  async function move(member: Member, email: string): Promise<void> {
    expect((await world.as(member).put('/api/auth/user', { email })).status).toBe(200);
    const { tokenHash, type } = await readLastEmailProof(world, email);
    expect((await world.post('/api/auth/verify', { token_hash: tokenHash, type })).status).toBe(200);
  }

  it('follows the email when its change is confirmed', async () => {
    const { member, ...buyer } = await payer();
    const email = newAddress();
    await world.as(member).put('/api/auth/user', { email });
    await world.settle();
    expect((await customerOf(member)).email).toBe(buyer.email);
    await move(member, email);
    await world.settle();
    expect((await customerOf(member)).email).toBe(email);
  });

  it('follows an email that an admin sets', async () => {
    const { member } = await payer();
    const [admin, email] = [await world.member({ roles: ['admin'] }), newAddress()];
    await world.as(admin).put(`/api/auth/admin/users/${member.id}`, { email });
    await world.settle();
    expect((await customerOf(member)).email).toBe(email);
  });

  it('follows the name, and sends nothing when the name stays the same', async () => {
    const { member } = await payer();
    await world.as(member).put('/api/auth/user', { data: { first_name: 'Noor', last_name: 'Haddad' } });
    await world.settle();
    expect((await customerOf(member)).name).toBe('Noor Haddad');
    await world.as(member).put('/api/auth/user', { data: { first_name: 'Noor' } });
    const events = await world.sql(
      `select 1 from outbox where type = 'auth.user-renamed' and payload->>'userId' = $1`,
      [member.id],
    );
    expect(events).toHaveLength(1);
  });

  it('ends with the newest email when Stripe failed for the first change', async () => {
    const { member } = await payer();
    const [admin, first, second] = [await world.member({ roles: ['admin'] }), newAddress(), newAddress()];
    await callPaymentStandIn(world, 'faults', { route: 'POST /v1/customers/:id', status: 503 });
    for (const email of [first, second]) await world.as(admin).put(`/api/auth/admin/users/${member.id}`, { email });
    await callPaymentStandIn(world, 'faults', {});
    await world.app.get(OutboxRelay).requeueStuck(0);
    await world.settle();
    expect((await customerOf(member)).email).toBe(second);
  });

  it('is not created by a change when the member has never paid', async () => {
    const member = await world.member();
    await move(member, newAddress());
    await world.settle();
    expect(await world.sql('select 1 from billing_customer where user_id = $1', [member.id])).toEqual([]);
  });

  async function payer() {
    const buyer = await Buyer.signUp(world);
    await buyer.pay('creator_monthly');
    await world.settle();
    return { member: buyer.member, email: buyer.member.email };
  }
});
