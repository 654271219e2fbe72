import { createEmulator, defineEmulator } from 'emulate';
import brand from '../../../brand.json' with { type: 'json' };
import type { Account } from './account.ts';
import { runDue } from './billing/run-due.ts';
import { Clock } from './clock.ts';
import { WebhookSender } from './webhook-sender.ts';
import { controls } from './controls.ts';
import { Api } from './http/api.ts';
import { deleteOldKeys } from './http/idempotency.ts';
import { API_VERSION, SITE_EVENTS } from './events.ts';
import { pages } from './pages/pages.ts';
import { checkoutSessions } from './routes/checkout-sessions.ts';
import { customers } from './routes/customers.ts';
import { events } from './routes/events.ts';
import { invoices } from './routes/invoices.ts';
import { payments } from './routes/payments.ts';
import { portal } from './routes/portal.ts';
import { prices } from './routes/prices.ts';
import { products } from './routes/products.ts';
import { schedules } from './routes/schedules.ts';
import { subscriptions } from './routes/subscriptions.ts';
import { newWebhookEndpoint } from './shapes/webhook-endpoint.ts';
import { Store } from './store.ts';

export interface StripeOptions {
  /** Port of the stand-in; 0 uses any free port. */
  port: number;
  host?: string;
  /** File to store the account; without it the account is in memory only. */
  dataFile?: string;
  webhook: { url: string; secret: string };
  siteName?: string;
  pagesUrl?: string;
}

export interface RunningStripe {
  url: string;
  close(): Promise<void>;
}

const OPERATIONS = [
  customers,
  products,
  prices,
  checkoutSessions,
  subscriptions,
  schedules,
  invoices,
  payments,
  portal,
  events,
];
const SWEEP_EVERY_MS = 1000;

/**
 * Starts a stand-in for Stripe with one account: API, hosted pages, webhooks and clock. Every response survives a crash
 * of the process.
 */
export async function startStripe(options: StripeOptions): Promise<RunningStripe> {
  const { port, host = '127.0.0.1', pagesUrl } = options;
  const emulator = await createEmulator({
    service: stripeEmulator(options),
    port,
    hostname: host,
    ...(pagesUrl ? { baseUrl: pagesUrl } : {}),
  });
  const address = host === 'localhost' || host === '0.0.0.0' ? '127.0.0.1' : host;
  return { url: `http://${address}:${port || new URL(emulator.url).port}`, close: () => emulator.close() };
}

function stripeEmulator({ dataFile, webhook, siteName = brand.name }: StripeOptions) {
  return defineEmulator({
    name: 'stripe',
    // The snapshot of the emulator stays empty: the journal of the stand-in stores the account, because a snapshot at
    // each request would be too slow.
    state: () => ({}),
    cors: false,
    setup({ app, baseUrl, signal, onDispose }) {
      const store = new Store(dataFile);
      const account: Account = {
        store,
        clock: new Clock(store),
        pagesUrl: baseUrl,
        siteName,
        cause: { id: null, idempotency_key: null },
      };
      const webhookSender = new WebhookSender(account);
      const api = new Api(account, webhookSender, app, signal);
      for (const operations of OPERATIONS) operations(api);
      app.notFound((c) => api.reject(c));
      pages({ app, account, webhookSender });
      const settleIn = () => store.transaction(() => listen(account, webhook));
      controls({
        app,
        account,
        webhookSender,
        api,
        reset: () => {
          store.transaction(() => store.clear());
          settleIn();
        },
      });
      settleIn();
      const sweep = setInterval(() => {
        runDue(account);
        webhookSender.wake();
      }, SWEEP_EVERY_MS).unref();
      webhookSender.wake();
      onDispose(() => store.close());
      onDispose(() => webhookSender.close());
      onDispose(() => clearInterval(sweep));
    },
  });
}

/** Creates the site's webhook endpoint with its current URL, so that it exists from the start. */
function listen(account: Account, { url, secret }: StripeOptions['webhook']): void {
  const { store, clock } = account;
  const endpoint = newWebhookEndpoint(clock.now(), {
    url,
    enabled_events: [...SITE_EVENTS],
    api_version: API_VERSION,
    secret,
  });
  store.put('webhook_endpoint', { ...endpoint, id: 'we_site' });
  deleteOldKeys(store);
}
