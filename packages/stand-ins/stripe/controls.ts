import type { EmulatorContext } from 'emulate';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account.ts';
import { bankControls } from './bank-controls.ts';
import { runDue } from './billing/run-due.ts';
import { parseDuration } from './clock.ts';
import type { WebhookSender } from './webhook-sender.ts';
import type { Api } from './http/api.ts';
import type { LedgerEntry } from './objects.ts';
import { StripeError, invalid } from './stripe-error.ts';
import { changeWebhookSettings } from './webhook-settings.ts';

type App = EmulatorContext<object>['app'];
type Body = Record<string, unknown>;

interface Parts {
  app: App;
  account: Account;
  webhookSender: WebhookSender;
  api: Api;
  /** Brings the account back to its first state. */
  reset: () => void;
}

/** What tests and demonstrations use to move time, to disturb, and to look at what happened. */
export function controls({ app, account, webhookSender, api, reset }: Parts): void {
  const { store, clock } = account;
  const readers = new ClockReaders();
  /** Meanwhile nothing falls due: whoever hears of it must know the time already. */
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
    readers.note(c.req.query('reader'));
    return Response.json(time());
  });
  post('/_/clock', async ({ advance }) => {
    const seconds = parseDuration(advance);
    if (seconds === undefined) throw invalid('advance is a duration such as 31d, 12h, 30m or 45s', 'advance');
    runDue(account);
    store.transaction(() => {
      clock.advance(seconds);
      webhookSender.hasten(seconds);
    });
    if (seconds > 0) await settled(readers.lookAgain());
    runDue(account);
    await webhookSender.idle();
    return time();
  });
  post('/_/webhooks', (body) => {
    const settings = store.transaction(() => changeWebhookSettings(store, body));
    webhookSender.wake();
    return settings;
  });
  bankControls(account, (path, act) =>
    post(path, (body) => {
      const done = store.transaction(() => act(body));
      webhookSender.wake();
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
    // Told below, as for any other body that is no object.
  }
  throw invalid('The body must be a JSON object');
}

/** Whoever follows reads every second, on a busy machine a little later; who has not read for so long is gone. */
const GONE_AFTER_MS = 3000;
/** So long what they were told may be on its way to them. */
const ON_ITS_WAY_MS = 25;

/** The site's processes, which read the clock every second so that their time is the stand-in's. */
class ClockReaders {
  /** When each of them last read it, by the name it gives itself. */
  private readonly lastReads = new Map<string, number>();

  note(reader: string | undefined): void {
    if (reader !== undefined) this.lastReads.set(reader, performance.now());
  }

  /** Resolves when everybody who follows the clock has read it again, or is gone. At once where nobody does. */
  async lookAgain(): Promise<void> {
    const began = performance.now();
    const followers = [...this.lastReads].filter(([, read]) => began - read < GONE_AFTER_MS).map(([reader]) => reader);
    const isBehind = (reader: string) => (this.lastReads.get(reader) ?? 0) <= began;
    if (followers.length === 0) return;
    while (followers.some(isBehind) && performance.now() - began < GONE_AFTER_MS) await pause(5);
    await pause(ON_ITS_WAY_MS);
  }
}
