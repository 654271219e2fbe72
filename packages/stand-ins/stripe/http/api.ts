import { setTimeout as pause } from 'node:timers/promises';
import type { EmulatorContext } from 'emulate';
import type { Account } from '../account.ts';
import { runDue } from '../billing/run-due.ts';
import type { WebhookSender } from '../webhook-sender.ts';
import { API_VERSION } from '../events.ts';
import { parseForm, type Params } from '../form-body.ts';
import { newId } from '../ids.ts';
import type { StoredResponse } from '../objects.ts';
import { texts } from '../params.ts';
import { StripeError, invalid, unknownRoute } from '../stripe-error.ts';
import { expand } from './expand.ts';
import { Faults, type Fault } from './faults.ts';
import { KeysInUse, storeResponse, findStoredResponse } from './idempotency.ts';
import { RequestLog } from './request-log.ts';

export interface ApiRequest {
  readonly account: Account;
  readonly params: Params;
  readonly id: string;
}

/** Reads and changes the account in one transaction; returns the body of Stripe's response. */
export type Handler = (request: ApiRequest) => object;

interface Call {
  method: string;
  path: string;
  id: string;
  params: Params;
  key: string | undefined;
  requestId: string;
  authorization: string | undefined;
  version: string | undefined;
}

type Route = (path: string, handler: Handler) => void;
type App = EmulatorContext<object>['app'];
type Hono = Parameters<Parameters<App['get']>[1]>[0];

/** Stripe's HTTP conventions for all operations: API keys, faults, idempotency, expansion, errors. */
export class Api {
  readonly faults = new Faults();
  readonly log = new RequestLog();
  private readonly keys = new KeysInUse();
  private readonly account: Account;
  private readonly webhookSender: WebhookSender;
  private readonly app: App;
  private readonly end: Promise<void>;

  constructor(account: Account, webhookSender: WebhookSender, app: App, closing: AbortSignal) {
    this.account = account;
    this.webhookSender = webhookSender;
    this.app = app;
    this.end = new Promise((resolve) => closing.addEventListener('abort', () => resolve()));
  }

  get: Route = (path, handler) => void this.app.get(path, (c) => this.serve(c, handler));
  post: Route = (path, handler) => void this.app.post(path, (c) => this.serve(c, handler));
  delete: Route = (path, handler) => void this.app.delete(path, (c) => this.serve(c, handler));

  /** Logs and rejects requests to unknown paths in Stripe's format. */
  reject(c: Hono): Promise<Response> {
    return this.serve(c, () => {
      throw unknownRoute(c.req.method, c.req.path);
    });
  }

  private async serve(c: Hono, handler: Handler): Promise<Response> {
    const call = await readCall(c);
    const entry = this.log.add(call);
    const fault = this.faults.draw(call.method, call.path);
    if (fault?.hang) await this.end;
    const response = await this.respond(call, handler, fault).catch((error: unknown) => refusal(error, call));
    entry.status = response.status;
    this.webhookSender.wake();
    return fault?.resetAfterCommit ? brokenConnection() : response;
  }

  private async respond(call: Call, handler: Handler, fault: Fault | undefined): Promise<Response> {
    authenticate(call.authorization);
    rejectOtherVersion(call.version);
    return this.keys.hold(call.key, async () => {
      if (fault?.latencyMs) await Promise.race([pause(fault.latencyMs, undefined, { ref: false }), this.end]);
      const fingerprint = JSON.stringify([call.method, call.path, call.params]);
      const kept = call.key === undefined ? undefined : findStoredResponse(this.account.store, call.key, fingerprint);
      if (kept) return replay(kept, call);
      if (fault?.status) return this.failAsConfigured(fault.status, call, fingerprint);
      runDue(this.account);
      return reply(this.perform(call, handler, fingerprint), call);
    });
  }

  /**
   * Fails as the test has configured. A simulated 5xx response is stored for its idempotency key like any result; a
   * rejection is not stored.
   */
  private failAsConfigured(status: number, call: Call, fingerprint: string): never {
    const failed = failure(status, 'A fault that was asked for.');
    const { key: id, requestId } = call;
    const { store } = this.account;
    if (id !== undefined && status >= 500) {
      const body = JSON.stringify(failed.body(), null, 2);
      store.transaction(() => storeResponse(store, { id, fingerprint, body, requestId, status }));
    }
    throw failed;
  }

  /** Stores the change and the response for the idempotency key in one transaction. */
  private perform({ params, id, key, requestId }: Call, handler: Handler, fingerprint: string): string {
    const { account } = this;
    account.cause = { id: requestId, idempotency_key: key ?? null };
    try {
      return account.store.transaction(() => {
        const answer = expand(account, handler({ account, params, id }), texts(params.expand));
        const body = JSON.stringify(answer, null, 2);
        if (key !== undefined) storeResponse(account.store, { id: key, fingerprint, body, requestId, status: 200 });
        return body;
      });
    } finally {
      account.cause = { id: null, idempotency_key: null };
    }
  }
}

async function readCall(c: Hono): Promise<Call> {
  const { method, path } = c.req;
  const encoded = method === 'POST' ? await c.req.text() : new URL(c.req.url).search;
  return {
    method,
    path,
    id: c.req.param('id'),
    params: parseForm(encoded),
    key: method === 'POST' ? c.req.header('idempotency-key') : undefined,
    requestId: newId('req', 14),
    authorization: c.req.header('authorization'),
    version: c.req.header('stripe-version'),
  };
}

function authenticate(authorization: string | undefined): void {
  const key = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (key?.startsWith('sk_') || key?.startsWith('rk_')) return;
  throw new StripeError(401, {
    type: 'invalid_request_error',
    message: key ? `Invalid API Key provided: ${key.slice(0, 4)}****` : 'You did not provide an API key.',
  });
}

/** Rejects other API versions. A request without a version uses that of the account, as with Stripe. */
function rejectOtherVersion(version: string = API_VERSION): void {
  if (version === API_VERSION) return;
  throw invalid(`The stand-in speaks ${API_VERSION} alone, and was asked for ${version}.`);
}

function reply(body: string, { key, requestId }: Call, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'request-id': requestId,
      'stripe-version': API_VERSION,
      ...(key ? { 'idempotency-key': key } : {}),
      ...headers,
    },
  });
}

function replay({ body, requestId, status }: StoredResponse, call: Call): Response {
  return reply(body, call, { 'idempotent-replayed': 'true', 'original-request': requestId }, status);
}

function refusal(error: unknown, call: Call): Response {
  if (!(error instanceof StripeError)) {
    process.stderr.write(`${JSON.stringify({ event: 'stripe.failed', error: String((error as Error).stack) })}\n`);
  }
  const known = error instanceof StripeError ? error : failure(500, 'The stand-in failed.');
  const mayHelp = known.status === 409 || known.status >= 500;
  return reply(JSON.stringify(known.body(), null, 2), call, { 'stripe-should-retry': String(mayHelp) }, known.status);
}

function failure(status: number, message: string): StripeError {
  if (status === 429) return new StripeError(status, { type: 'invalid_request_error', code: 'rate_limit', message });
  return new StripeError(status, { type: 'api_error', message });
}

/** Returns a body that fails before its first byte, so the server closes the connection without a response. */
function brokenConnection(): Response {
  return new Response(
    new ReadableStream({ pull: (controller) => controller.error(new Error('A reset that was asked for')) }),
  );
}
