import { createEmulator, defineEmulator } from 'emulate';
import brand from '../../../brand.json' with { type: 'json' };
import type { StripeAccount } from './account.ts';
import { runDueBillingTasks } from './billing/run-due.ts';
import { AdjustableClock } from './clock.ts';
import { WebhookSender } from './webhook-sender.ts';
import { registerControls } from './controls.ts';
import { StripeApi } from './http/api.ts';
import { deleteOldIdempotencyKeys } from './http/idempotency.ts';
import { STRIPE_API_VERSION, SITE_EVENT_TYPES } from './events.ts';
import { registerPageRoutes } from './pages/pages.ts';
import { registerCheckoutSessionRoutes } from './routes/checkout-sessions.ts';
import { registerCustomerRoutes } from './routes/customers.ts';
import { registerEventRoutes } from './routes/events.ts';
import { registerInvoiceRoutes } from './routes/invoices.ts';
import { registerPaymentRoutes } from './routes/payments.ts';
import { registerPortalRoutes } from './routes/portal.ts';
import { registerPriceRoutes } from './routes/prices.ts';
import { registerProductRoutes } from './routes/products.ts';
import { registerScheduleRoutes } from './routes/schedules.ts';
import { registerSubscriptionRoutes } from './routes/subscriptions.ts';
import { newWebhookEndpoint } from './shapes/webhook-endpoint.ts';
import { StripeStore } from './store.ts';

export interface StripeOptions {
  port: number;
  host?: string;
  /** Without a file, the account is lost when the process ends. */
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
  registerCustomerRoutes,
  registerProductRoutes,
  registerPriceRoutes,
  registerCheckoutSessionRoutes,
  registerSubscriptionRoutes,
  registerScheduleRoutes,
  registerInvoiceRoutes,
  registerPaymentRoutes,
  registerPortalRoutes,
  registerEventRoutes,
];
const SWEEP_EVERY_MS = 1000;

/** With `dataFile`, a change is stored before the response, so a crash loses no confirmed change. */
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
    // Returns an empty state, because the emulator would write a full state at each request.
    state: () => ({}),
    cors: false,
    setup({ app, baseUrl, signal, onDispose }) {
      const store = new StripeStore(dataFile);
      const account: StripeAccount = {
        store,
        clock: new AdjustableClock(store),
        pagesUrl: baseUrl,
        siteName,
        cause: { id: null, idempotency_key: null },
      };
      const webhookSender = new WebhookSender(account);
      const api = new StripeApi(account, webhookSender, app, signal);
      for (const operations of OPERATIONS) operations(api);
      app.notFound((c) => api.reject(c));
      registerPageRoutes({ app, account, webhookSender });
      const settleIn = () => store.transaction(() => listen(account, webhook));
      registerControls({
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
        runDueBillingTasks(account);
        webhookSender.sendDueEvents();
      }, SWEEP_EVERY_MS).unref();
      webhookSender.sendDueEvents();
      onDispose(() => store.close());
      onDispose(() => webhookSender.close());
      onDispose(() => clearInterval(sweep));
    },
  });
}

function listen(account: StripeAccount, { url, secret }: StripeOptions['webhook']): void {
  const { store, clock } = account;
  const endpoint = newWebhookEndpoint(clock.now(), {
    url,
    enabled_events: [...SITE_EVENT_TYPES],
    api_version: STRIPE_API_VERSION,
    secret,
  });
  store.put('webhook_endpoint', { ...endpoint, id: 'we_site' });
  deleteOldIdempotencyKeys(store);
}
