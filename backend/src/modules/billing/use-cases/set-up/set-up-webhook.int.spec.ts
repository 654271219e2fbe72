import Stripe from 'stripe';
import { World } from '#test/world.ts';
import { watchedEventTypes } from '../../domain/watched-events.ts';
import { SetUpWebhook } from './set-up-webhook.ts';

const url = 'https://oneness.example/api/webhooks/stripe';

describe('webhook endpoint setup', () => {
  let world: World;
  let stripe: Stripe;
  beforeAll(async () => {
    world = await World.start({ settings: { SITE_URL: 'https://oneness.example/' } });
    stripe = world.app.get(Stripe, { strict: false });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    for (const { id } of await endpoints()) await stripe.webhookEndpoints.del(id);
  });

  const setUp = () => world.app.get(SetUpWebhook, { strict: false }).setUp();
  const endpoints = async () =>
    (await stripe.webhookEndpoints.list({ limit: 100 })).data.filter((one) => one.url === url);
  const listening = { url, status: 'enabled', api_version: '2026-10-28.endive', enabled_events: watchedEventTypes };

  it('creates one endpoint with our events and returns its secret once', async () => {
    expect(await setUp()).toEqual({
      kind: 'made',
      url,
      secret: expect.stringMatching(/^whsec_/),
      isReplacement: false,
    });
    expect(await setUp()).toEqual({ kind: 'adopted', url, isCorrected: false });
    expect(await endpoints()).toMatchObject([listening]);
  });

  it('repairs an endpoint that was changed by hand or disabled', async () => {
    const { id } = await stripe.webhookEndpoints.create({
      url,
      api_version: '2026-10-28.endive',
      enabled_events: ['invoice.paid', 'product.created'],
    });
    expect(await setUp()).toEqual({ kind: 'adopted', url, isCorrected: true });
    expect(await endpoints()).toMatchObject([{ id, ...listening }]);
    await stripe.webhookEndpoints.update(id, { disabled: true });
    expect(await setUp()).toMatchObject({ isCorrected: true });
    expect(await endpoints()).toMatchObject([{ id, ...listening }]);
  });

  it('replaces an endpoint with another API version', async () => {
    const old = await stripe.webhookEndpoints.create({
      url,
      api_version: '2025-09-30.clover',
      enabled_events: ['invoice.paid'],
    });
    expect(await setUp()).toMatchObject({ kind: 'made', isReplacement: true });
    const [now, ...others] = await endpoints();
    expect([now?.id === old.id, others]).toEqual([false, []]);
    expect(now).toMatchObject(listening);
  });

  it('ignores the endpoints of others', async () => {
    const { id } = await stripe.webhookEndpoints.create({ url: 'https://books.example/hook', enabled_events: ['*'] });
    await setUp();
    expect(await stripe.webhookEndpoints.retrieve(id)).toMatchObject({ enabled_events: ['*'], status: 'enabled' });
  });
});

it('creates no endpoint when Stripe cannot reach the site', async () => {
  const world = await World.start();
  const stripe = world.app.get(Stripe, { strict: false });
  const before = (await stripe.webhookEndpoints.list()).data.length;
  const outcome = await world.app.get(SetUpWebhook, { strict: false }).setUp();
  expect(outcome).toEqual({ kind: 'none', siteUrl: world.url });
  expect((await stripe.webhookEndpoints.list()).data).toHaveLength(before);
  await world.close();
});
