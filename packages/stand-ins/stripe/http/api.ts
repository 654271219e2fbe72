import { setTimeout as pause } from 'node:timers/promises';
import type { EmulatorContext } from 'emulate';
import type { StripeAccount } from '../account.ts';
import { runDueBillingTasks } from '../billing/run-due.ts';
import type { WebhookSender } from '../webhook-sender.ts';
import { STRIPE_API_VERSION } from '../events.ts';
import { parseFormBody, type FormParams } from '../form-body.ts';
import { createStripeId } from '../ids.ts';
import type { StoredResponse } from '../objects.ts';
import { parseTextList } from '../params.ts';
import { StripeError, createInvalidRequestError, createUnknownRouteError } from '../stripe-error.ts';
import { breakConnection } from './break-connection.ts';
import { expandReferences } from './expand.ts';
import { SimulatedFaults, type SimulatedFault } from './faults.ts';
import { IdempotencyKeysInUse, storeResponse, findStoredResponse } from './idempotency.ts';
import { RequestLog } from './request-log.ts';

export interface ApiRequest {
  readonly account: StripeAccount;
  readonly params: FormParams;
  readonly id: string;
}

export type ApiHandler = (request: ApiRequest) => object;

interface Call {
  method: string;
  path: string;
  id: string;
  params: FormParams;
  key: string | undefined;
  requestId: string;
  authorization: string | undefined;
  version: string | undefined;
}

type Route = (path: string, handler: ApiHandler) => void;
type App = EmulatorContext<object>['app'];
type Hono = Parameters<Parameters<App['get']>[1]>[0];

export class StripeApi {
  readonly faults = new SimulatedFaults();
  readonly log = new RequestLog();
  private readonly keys = new IdempotencyKeysInUse();
  private readonly account: StripeAccount;
  private readonly webhookSender: WebhookSender;
  private readonly app: App;
  private readonly end: Promise<void>;

  constructor(account: StripeAccount, webhookSender: WebhookSender, app: App, closing: AbortSignal) {
    this.account = account;
    this.webhookSender = webhookSender;
    this.app = app;
    this.end = new Promise((resolve) => closing.addEventListener('abort', () => resolve()));
  }

  get: Route = (path, handler) => void this.app.get(path, (c) => this.serve(c, handler));
  post: Route = (path, handler) => void this.app.post(path, (c) => this.serve(c, handler));
  delete: Route = (path, handler) => void this.app.delete(path, (c) => this.serve(c, handler));

  reject(c: Hono): Promise<Response> {
    return this.serve(c, () => {
      throw createUnknownRouteError(c.req.method, c.req.path);
    });
  }

  private async serve(c: Hono, handler: ApiHandler): Promise<Response> {
    const call = await readCall(c);
    const entry = this.log.add(call);
    const fault = this.faults.draw(call.method, call.path);
    if (fault?.hang) await this.end;
    const response = await this.respond(call, handler, fault).catch((error: unknown) => refusal(error, call));
    entry.status = response.status;
    this.webhookSender.sendDueEvents();
    if (fault?.respondAfterMs) await Promise.race([pause(fault.respondAfterMs, undefined, { ref: false }), this.end]);
    return fault?.resetAfterCommit ? breakConnection() : response;
  }

  private async respond(call: Call, handler: ApiHandler, fault: SimulatedFault | undefined): Promise<Response> {
    authenticate(call.authorization);
    rejectOtherVersion(call.version);
    return this.keys.runExclusively(call.key, async () => {
      if (fault?.latencyMs) await Promise.race([pause(fault.latencyMs, undefined, { ref: false }), this.end]);
      const fingerprint = JSON.stringify([call.method, call.path, call.params]);
      const kept = call.key === undefined ? undefined : findStoredResponse(this.account.store, call.key, fingerprint);
      if (kept) return replay(kept, call);
      if (fault?.status) return this.failAsConfigured(fault.status, call, fingerprint);
      runDueBillingTasks(this.account);
      return reply(this.perform(call, handler, fingerprint), call);
    });
  }

  /** A retry with the same idempotency key gets the same 5xx response. */
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

  private perform({ params, id, key, requestId }: Call, handler: ApiHandler, fingerprint: string): string {
    const { account } = this;
    account.cause = { id: requestId, idempotency_key: key ?? null };
    try {
      return account.store.transaction(() => {
        const answer = expandReferences(account, handler({ account, params, id }), parseTextList(params.expand));
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
    params: parseFormBody(encoded),
    key: method === 'POST' ? c.req.header('idempotency-key') : undefined,
    requestId: createStripeId('req', 14),
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

/** A request without a version gets the version of the account. */
function rejectOtherVersion(version: string = STRIPE_API_VERSION): void {
  if (version === STRIPE_API_VERSION) return;
  throw createInvalidRequestError(`The stand-in speaks ${STRIPE_API_VERSION} alone, and was asked for ${version}.`);
}

function reply(body: string, { key, requestId }: Call, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'request-id': requestId,
      'stripe-version': STRIPE_API_VERSION,
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
