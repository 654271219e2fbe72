/**
 * A new product for the billing test, started in the same way as by `npm start`, and the clients that connect to it.
 */
import { join } from 'node:path';
import pg from 'pg';
import type Stripe from 'stripe';
import { findFreePorts } from 'stand-ins/ports';
import { ensureDatabase, startPostgres } from 'stand-ins/postgres/postgres';
import { loadSecrets } from '../settings/secrets.ts';
import { createStripeClient } from 'stand-ins/stripe/stripe-client';
import { startProduct } from '../test/product.ts';
import type { TestEnvironment } from '../test/test-environment.ts';

export interface SiteConnection {
  url: string;
  dataDir: string;
  stripeUrl: string;
  stripe: Stripe;
  webhookSecret: string;
  database: pg.Pool;
  close(): Promise<void>;
}

const settings = {
  BILLING_RECONCILE_SECONDS: '20',
  // Disables the sign-up limit, because all members of the test have the same IP address.
  LIMIT_SIGNUP: '0',
  LIMIT_CREATE_CHECKOUT: '0',
};

export async function connectToSite(workshop: TestEnvironment): Promise<SiteConnection> {
  const port = await findFreePorts(4);
  const product = await startProduct(workshop, 'storm', { ...settings, PORT: String(port) });
  if (!product.isReady) throw new Error(`The product did not start:\n${product.lastWords}`);
  const dataDir = join(workshop.dataDir, 'storm');
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres'), port: port + 3 });
  const database = new pg.Pool({ connectionString: await ensureDatabase(server.url, 'oneness'), max: 4 });
  // Ignores connection errors, because after an interruption the server stops before the connections are closed.
  database.on('error', () => undefined);
  const stripeUrl = `http://127.0.0.1:${port + 1}`;
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    stripeUrl,
    stripe: createStripeClient(stripeUrl),
    webhookSecret: loadSecrets(dataDir).stripeWebhookSecret,
    database,
    close: async () => {
      await database.end();
      await product.stop();
    },
  };
}

export async function postStripeControl({ stripeUrl }: SiteConnection, name: string, setting: object): Promise<void> {
  const answer = await fetch(`${stripeUrl}/_/${name}`, { method: 'POST', body: JSON.stringify(setting) });
  if (!answer.ok) throw new Error(`/_/${name} answered ${answer.status}: ${await answer.text()}`);
}

/**
 * Submits a form on a page of the Stripe stand-in. Returns true if the page redirects, which it does after a successful
 * payment.
 */
export async function submitPageForm(url: string, fields: Record<string, string> = {}): Promise<boolean> {
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  await answer.body?.cancel();
  return answer.status === 303;
}
