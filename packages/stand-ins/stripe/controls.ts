import type { EmulatorContext } from 'emulate';
import { setTimeout as pause } from 'node:timers/promises';
import type { StripeAccount } from './account.ts';
import { registerBankControls } from './bank-controls.ts';
import { runDueBillingTasks } from './billing/run-due.ts';
import { parseDuration } from './clock.ts';
import type { WebhookSender } from './webhook-sender.ts';
import type { StripeApi } from './http/api.ts';
import type { LedgerEntry } from './objects.ts';
import { StripeError, createInvalidRequestError } from './stripe-error.ts';
import { changeWebhookSettings } from './webhook-settings.ts';

type App = EmulatorContext<object>['app'];
type Body = Record<string, unknown>;

interface Parts {
  app: App;
  account: StripeAccount;
  webhookSender: WebhookSender;
  api: StripeApi;
  reset: () => void;
}

export function registerControls({ app, account, webhookSender, api, reset }: Parts): void {
  const { store, clock } = account;
  const readers = new ClockReaders();
  /** Billing work sends events to the processes that read this clock, so these readers must know the new time first. */
  const settled = async (read: Promise<void>) => {
    clock.isSettling = true;
    await read.finally(() => (clock.isSettling = false));
  };
  const time = () => ({ now: new Date(clock.now() * 1000).toISOString(), offsetSeconds: clock.offsetSeconds });

  const get = (path: string, answer: () => unknown) => app.get(path, () => Response.json(answer()));
  const post = (path: string, act: (body: Body) => unknown) =>
    app.post(path, async (c) => {
      try {
        return Response.json(await act(parseBody(await c.req.text())));
      } catch (error) {
        if (error instanceof StripeError) return Response.json(error.body(), { status: error.status });
        throw error;
      }
    });

  app.get('/_/clock', (c) => {
    readers.record(c.req.query('reader'), Number(c.req.query('knows')));
    return Response.json(time());
  });
  post('/_/clock', async ({ advance }) => {
    const seconds = parseDuration(advance);
    if (seconds === undefined)
      throw createInvalidRequestError('advance is a duration such as 31d, 12h, 30m or 45s', 'advance');
    runDueBillingTasks(account);
    store.transaction(() => {
      clock.advance(seconds);
      webhookSender.shortenRetries(seconds);
    });
    if (seconds > 0) await settled(readers.allKnow(clock.offsetSeconds));
    runDueBillingTasks(account);
    await webhookSender.waitUntilIdle();
    return time();
  });
  post('/_/webhooks', (body) => {
    const settings = store.transaction(() => changeWebhookSettings(store, body));
    webhookSender.sendDueEvents();
    return settings;
  });
  registerBankControls(account, (path, act) =>
    post(path, (body) => {
      const done = store.transaction(() => act(body));
      webhookSender.sendDueEvents();
      return done;
    }),
  );
  post('/_/faults', (body) => ({ faults: api.faults.set(body) }));
  get('/_/requests', () => ({ requests: api.log.all() }));
  get('/_/ledger', () => ledger(store.all('ledger')));
  post('/_/reset', () => {
    reset();
    api.faults.clear();
    api.log.clear();
    return time();
  });
}

function ledger(entries: LedgerEntry[]): { charges: object[]; refunds: object[] } {
  const of = (wanted: LedgerEntry['kind']) => entries.filter(({ kind }) => kind === wanted);
  return {
    charges: of('charge').map(({ id, customer, invoice, amount, created }) => ({
      id,
      customer,
      invoice,
      amount,
      created,
    })),
    refunds: of('refund').map(({ id, customer, invoice, charge, amount, created }) => ({
      id,
      customer,
      invoice,
      charge,
      amount,
      created,
    })),
  };
}

function parseBody(text: string): Body {
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body;
  } catch {
    // Text that is not JSON throws the error below.
  }
  throw createInvalidRequestError('The body must be a JSON object');
}

/** Readers ask every second, so a reader that is silent for this long no longer reads the clock. */
const READER_TIMEOUT_MS = 3000;

class ClockReaders {
  private readonly reads = new Map<string, { offsetSeconds: number; at: number }>();

  record(reader: string | undefined, offsetSeconds: number): void {
    if (reader !== undefined) this.reads.set(reader, { offsetSeconds, at: performance.now() });
  }

  async allKnow(offsetSeconds: number): Promise<void> {
    const isBehind = (read: { offsetSeconds: number; at: number }) =>
      read.offsetSeconds !== offsetSeconds && performance.now() - read.at < READER_TIMEOUT_MS;
    while ([...this.reads.values()].some(isBehind)) await pause(5);
  }
}
