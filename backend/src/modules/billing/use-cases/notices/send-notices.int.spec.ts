import Stripe from 'stripe';
import { formatDay } from '#kernel/format-date.ts';
import { Payer } from '#test/makers/membership.ts';
import { World } from '#test/world.ts';
import { SendBillingNotices } from './send-notices.ts';

const failed = 'Your payment did not go through';
const open = 'Your payment still has not gone through';
const last = /^Your access ends on \w+day \d+ \w+( \d+)? unless you pay$/;

describe('payment notices', () => {
  let world: World;
  beforeEach(async () => (world = await World.start({ schedules: false })));
  afterEach(() => world.close());

  const sweep = async () => {
    await world.app.get(SendBillingNotices, { strict: false }).send();
    await world.settle();
  };
  const days = async (count: number) => {
    await world.advance(`${count}d`);
    await sweep();
  };
  const memberWithFailedRenewal = async (): Promise<Payer> => {
    const payer = await Payer.create(world, 'creator_monthly');
    await payer.buyer.submit(await payer.buyer.portal(), 'card', { card: 'declines' });
    const { subscription } = await payer.membership();
    const until = Date.parse(subscription?.periodEnd ?? '') - Date.now();
    await days(Math.ceil(until / 86_400_000));
    return payer;
  };
  const payAgain = async ({ buyer }: Payer) => {
    await buyer.submit(await buyer.portal(), 'card', { card: 'works' });
    await world.settle();
  };

  it('are sent for a debt on days 0, 5 and 12 and at the end of access after 14 days, until it is paid', async () => {
    const payer = await memberWithFailedRenewal();
    expect(await payer.emailSubjects()).toEqual([failed]);
    expect(await payer.membership()).toMatchObject({ tier: 'creator', state: 'past-due' });
    await days(4);
    expect(await payer.emailSubjects()).toEqual([failed]);
    await days(1);
    expect(await payer.emailSubjects()).toEqual([failed, open]);
    await days(7);
    expect(await payer.emailSubjects()).toEqual([failed, open, expect.stringMatching(last)]);
    expect(await payer.membership()).toMatchObject({ tier: 'creator' });
    await days(2);
    expect(await payer.membership()).toMatchObject({ tier: 'free' });
    expect((await payer.emailSubjects()).slice(3)).toEqual(['Your Creator membership has ended']);
    await payAgain(payer);
    expect(await payer.membership()).toMatchObject({ tier: 'creator', state: 'paying' });
    await sweep();
    expect(await payer.emailSubjects()).toHaveLength(4);
  });

  it('show the end of access and link to the card page', async () => {
    const payer = await memberWithFailedRenewal();
    const mail = (await world.mail.sentTo(payer.buyer.member.email)).at(-1);
    const { subscription } = await payer.membership();
    const text = await payer.lastEmailText();
    expect(text).toContain('We could not charge $25 for your Creator membership.');
    expect(text).toContain(`You keep access until ${formatDay(new Date(subscription?.graceEndsAt ?? 0), new Date())}.`);
    expect(text).toContain(`${world.url}/account/membership`);
    expect(mail?.headers).not.toHaveProperty('List-Unsubscribe');
  });

  it('stop when the debt is paid, and restart with the next debt', async () => {
    const payer = await memberWithFailedRenewal();
    await days(3);
    await payAgain(payer);
    await days(10);
    expect(await payer.emailSubjects()).toEqual([failed]);
    await payer.buyer.submit(await payer.buyer.portal(), 'card', { card: 'declines' });
    await days(20);
    expect(await payer.emailSubjects()).toEqual([failed, failed]);
  });

  it('stop for a paid debt also when the subscription then ends at once', async () => {
    const payer = await memberWithFailedRenewal();
    await payAgain(payer);
    const stripe = world.app.get(Stripe, { strict: false });
    const [subscription] = (await stripe.subscriptions.list({ limit: 1 })).data;
    await stripe.subscriptions.cancel(subscription?.id ?? '');
    await world.settle();
    await days(15);
    expect(await payer.emailSubjects()).toEqual([failed]);
  });

  it('include only the latest when several are due at once', async () => {
    const payer = await memberWithFailedRenewal();
    await days(12);
    expect(await payer.emailSubjects()).toEqual([failed, expect.stringMatching(last)]);
  });

  it('block a change of plan while a payment is owed', async () => {
    const payer = await memberWithFailedRenewal();
    const { status, body } = await payer.send('change', 'visionary_monthly');
    expect([status, body.code]).toEqual([409, 'billing.payment-owed']);
    await payAgain(payer);
    expect((await payer.send('change', 'visionary_monthly')).status).toBe(200);
  });

  it('are sent once when the job runs again', async () => {
    const payer = await memberWithFailedRenewal();
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await payer.emailSubjects()).toEqual([failed]);
  });

  it('report the end at once when Stripe gives up before the end of grace', async () => {
    const payer = await memberWithFailedRenewal();
    const [row] = await world.sql<{ id: string }>('select stripe_subscription_id as id from billing_subscription');
    const headers = { authorization: 'Bearer sk_test_local' };
    await fetch(`${world.stripe.url}/v1/subscriptions/${row?.id}`, { method: 'DELETE', headers });
    await world.settle();
    await days(6);
    expect(await payer.emailSubjects()).toEqual([failed, 'Your Creator membership has ended']);
  });

  it('do not report lost access after a refund', async () => {
    const payer = await memberWithFailedRenewal();
    await world.sql(`update billing_invoice set paid_at = paid_at + interval '20 days' where paid_at is not null`);
    expect((await payer.send('refund')).status).toBe(200);
    await world.settle();
    await days(15);
    expect(await payer.emailSubjects()).toEqual([failed, 'We refunded $25']);
  });

  it('are sent to members who left the mailing list', async () => {
    const payer = await Payer.create(world, 'creator_monthly');
    const { email } = payer.buyer.member;
    await world.post('/api/functions/subscribe-email', { email, source: 'footer' });
    await world.sql('update email_subscriber set unsubscribed_at = now() where email = $1', [email]);
    await payer.send('cancel');
    await world.settle();
    expect(await payer.emailSubjects()).toEqual([expect.stringMatching(/^Your membership ends on/)]);
  });

  it('include one renewal notice seven days before a yearly charge', async () => {
    const payer = await Payer.create(world, 'creator_annual');
    await days(357);
    expect(await payer.emailSubjects()).toEqual([]);
    await days(2);
    expect(await payer.emailSubjects()).toEqual([
      expect.stringMatching(/^Your membership renews on \w+day \d+ \w+( \d+)?$/),
    ]);
    expect(await payer.lastEmailText()).toContain('for another year. We charge $250 to your card on that day.');
    await days(1);
    expect(await payer.emailSubjects()).toHaveLength(1);
    await days(20);
    expect(await payer.buyer.charges()).toHaveLength(2);
    expect(await payer.emailSubjects()).toHaveLength(1);
    await days(345);
    expect(await payer.emailSubjects()).toHaveLength(2);
  });

  it('include no renewal notice while cancelled, and one when the cancellation is undone in time', async () => {
    const payer = await Payer.create(world, 'creator_annual');
    await payer.send('cancel');
    await days(359);
    expect(await payer.emailSubjects()).toHaveLength(1);
    await payer.send('resume');
    await world.settle();
    await sweep();
    expect((await payer.emailSubjects()).slice(1)).toEqual([expect.stringMatching(/^Your membership renews on/)]);
  });

  it('include no renewal notice for a monthly plan', async () => {
    const payer = await Payer.create(world, 'creator_monthly');
    await days(27);
    expect(await payer.emailSubjects()).toEqual([]);
  });
});
