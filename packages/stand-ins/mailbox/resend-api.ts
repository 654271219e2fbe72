import { setTimeout as pause } from 'node:timers/promises';
import type { EmulatorContext } from 'emulate';
import { breakConnection } from '../stripe/http/break-connection.ts';
import type { SimulatedFaults } from '../stripe/http/faults.ts';
import type { EmailStore, SentEmail, StoredEmail } from './email-store.ts';
import type { EmailOutcomes } from './outcomes.ts';
import type { RequestLimit } from './request-limit.ts';

type App = EmulatorContext<object>['app'];
type Hono = Parameters<Parameters<App['get']>[1]>[0];
type Fields = Record<string, unknown>;

interface Parts {
  app: App;
  store: EmailStore;
  faults: SimulatedFaults;
  outcomes: EmailOutcomes;
  limit: RequestLimit;
  onSent: (emails: StoredEmail[]) => void;
}

const MAX_BATCH = 100;
const MAX_PAGE = 1000;
const MAX_KEY_LENGTH = 256;

class ResendError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  toResponse(headers: Record<string, string> = {}): Response {
    const body = { statusCode: this.status, name: this.code, message: this.message };
    return Response.json(body, { status: this.status, headers });
  }
}

export function registerResendApi(parts: Parts): void {
  const { app, store } = parts;
  const send = (path: string, readEmails: (body: unknown) => Fields[], respond: (ids: string[]) => object) =>
    app.post(path, (c) => handle(c, parts, readEmails, respond));
  send(
    '/emails',
    (body) => [asFields(body)],
    ([id]) => ({ id }),
  );
  send('/emails/batch', readBatch, (ids) => ({ data: ids.map((id) => ({ id })) }));
  app.get('/emails', (c) => {
    const limit = Math.min(Number(c.req.query('limit')) || MAX_PAGE, MAX_PAGE);
    const page = store.list({ to: c.req.query('to'), after: c.req.query('after'), limit });
    return Response.json({ object: 'list', ...page });
  });
  app.get('/emails/:id', (c) => {
    const email = store.find(c.req.param('id'));
    return email ? Response.json(email) : new ResendError(404, 'not_found', 'Email not found').toResponse();
  });
}

async function handle(
  c: Hono,
  { store, faults, outcomes, limit, onSent }: Parts,
  readEmails: (body: unknown) => Fields[],
  respond: (ids: string[]) => object,
): Promise<Response> {
  const fault = faults.draw(c.req.method, c.req.path);
  const { isOver, headers } = limit.count();
  try {
    const text = await c.req.text();
    if (fault?.latencyMs) await pause(fault.latencyMs);
    if (fault?.hang) await pause(60_000, undefined, { ref: false });
    if (isOver) throw createFault(429);
    if (fault?.status && !fault.resetAfterCommit) throw createFault(fault.status);
    const key = readKey(c.req.header('idempotency-key'));
    const known = key === undefined ? undefined : store.findRequest(key);
    const fingerprint = `${c.req.path} ${text}`;
    if (known && known.fingerprint !== fingerprint)
      throw new ResendError(409, 'invalid_idempotent_request', 'The key was used with a different request');
    const ids = known?.ids ?? send(readEmails(parseJson(text)).map((each) => readEmail(each, outcomes)));
    if (fault?.respondAfterMs) await pause(fault.respondAfterMs, undefined, { ref: false });
    return fault?.resetAfterCommit ? breakConnection() : Response.json(respond(ids), { headers });

    function send(emails: SentEmail[]): string[] {
      const stored = store.add(emails, key, fingerprint);
      onSent(stored);
      return stored.map(({ id }) => id);
    }
  } catch (error) {
    if (!(error instanceof ResendError)) throw error;
    const retryAfter = fault?.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
    return error.toResponse({ ...headers, ...retryAfter });
  }
}

function createFault(status: number): ResendError {
  if (status === 429) return new ResendError(status, 'rate_limit_exceeded', 'Too many requests');
  if (status === 409)
    return new ResendError(status, 'concurrent_idempotent_requests', 'A request with this key is in progress');
  return new ResendError(status, status < 500 ? 'validation_error' : 'application_error', 'A fault that was asked for');
}

function readKey(key: string | undefined): string | undefined {
  if (key === undefined || (key.length > 0 && key.length <= MAX_KEY_LENGTH)) return key;
  throw new ResendError(400, 'invalid_idempotency_key', 'The key must have 1 to 256 characters');
}

function readBatch(body: unknown): Fields[] {
  if (!Array.isArray(body)) throw new ResendError(422, 'validation_error', 'The body must be an array');
  if (body.length === 0 || body.length > MAX_BATCH)
    throw new ResendError(422, 'validation_error', `A batch has 1 to ${MAX_BATCH} emails`);
  return body.map(asFields);
}

/** One invalid email rejects the whole request. */
function readEmail(fields: Fields, outcomes: EmailOutcomes): SentEmail {
  const missing = ['from', 'to', 'subject'].find((name) => !fields[name] || (fields[name] as unknown[]).length === 0);
  if (missing) throw new ResendError(422, 'missing_required_field', `Missing \`${missing}\` field`);
  const to = toList(fields['to']);
  const rejected = to.find((address) => outcomes.find(address) === 'rejected');
  if (rejected) throw new ResendError(422, 'validation_error', `Invalid \`to\` field: ${rejected}`);
  return {
    from: String(fields['from']),
    to,
    subject: String(fields['subject']),
    html: toText(fields['html']),
    text: toText(fields['text']),
    cc: toList(fields['cc']),
    bcc: toList(fields['bcc']),
    reply_to: toList(fields['reply_to']),
    headers: (fields['headers'] as Record<string, string> | undefined) ?? {},
    tags: (fields['tags'] as unknown[] | undefined) ?? [],
  };
}

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const toList = (value: unknown): string[] => (value ? [value].flat().map(String) : []);

function asFields(body: unknown): Fields {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Fields;
  throw new ResendError(422, 'validation_error', 'An email must be an object');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ResendError(422, 'validation_error', 'The body must be JSON');
  }
}
