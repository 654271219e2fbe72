import type { Client, Middleware } from 'openapi-fetch';
import type { paths } from './api-types.ts';
import { fetchWithin, PATIENCE_MS } from './session/patience.ts';
import { accessToken, hasStoredSession } from './session/client.ts';

/** One fault of one field, in words for the person. */
export interface FieldFault {
  field: string;
  message: string;
}

/** What the API said when it refused: an RFC 9457 problem document, or a bare status when something else answered. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  /** Stable, to be compared with; empty when the answer was not ours. */
  readonly code: string;
  /** The faults of single fields, the first failing one first. */
  readonly errors: readonly FieldFault[];
  /** The whole document, for the members only one problem has. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, body: unknown) {
    const details = isRecord(body) ? body : {};
    super(textOf(details['detail']) ?? textOf(details['title']) ?? `The server answered ${status}.`);
    this.status = status;
    this.code = textOf(details['code']) ?? '';
    this.errors = Array.isArray(details['errors']) ? details['errors'].filter(isFieldFault) : [];
    this.details = details;
  }
}

const bearer: Middleware = {
  async onRequest({ request }) {
    const token = await accessToken();
    if (token) request.headers.set('authorization', `Bearer ${token}`);
    return request;
  },
};

/** A session that was ended from elsewhere ends here with the next call, whichever that is. */
const liveSession: Middleware = {
  async onResponse({ response }) {
    if (response.status !== 401 || typeof window === 'undefined' || !hasStoredSession()) return;
    const { confirmSession } = await import('./session/actions.ts');
    await confirmSession();
  },
};

/** Made with the first call: a visitor who only reads never loads the client. */
let client: Promise<Client<paths>> | undefined;

async function newClient(): Promise<Client<paths>> {
  const [{ default: createClient }, { secondFactorFirst }] = await Promise.all([
    import('openapi-fetch'),
    import('./session/second-factor.ts'),
  ]);
  const baseUrl = typeof location === 'undefined' ? 'http://localhost' : location.origin;
  const made = createClient<paths>({ baseUrl, fetch: fetchWithin(PATIENCE_MS) });
  made.use(bearer, liveSession, secondFactorFirst());
  return made;
}

/** A client that could not be loaded, with the network away, is asked for again by the next call. */
function ready(): Promise<Client<paths>> {
  return (client ??= newClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  }));
}

/** Loads the client ahead of a call that is likely to come, so that it is there even if the network goes meanwhile. */
export async function prepareApi(): Promise<void> {
  await ready().catch(() => undefined);
}

export type Api = Pick<Client<paths>, 'GET' | 'POST' | 'PATCH' | 'DELETE'>;

/** The API in its own types, with the member's token on each call. Read a call with `answer`. */
export const api: Api = {
  GET: byMethod('GET'),
  POST: byMethod('POST'),
  PATCH: byMethod('PATCH'),
  DELETE: byMethod('DELETE'),
};

function byMethod<Method extends keyof Api>(method: Method): Api[Method] {
  const call = async (...given: unknown[]) => {
    const ask = (await ready())[method] as (...given: unknown[]) => Promise<unknown>;
    return ask(...given);
  };
  return call as Api[Method];
}

/** What a call answers when it succeeds. */
export type Answered<P extends keyof paths, M extends 'get' | 'post'> = paths[P] extends {
  [K in M]: { responses: infer Responses };
}
  ? Responses extends { 200: Json<infer Body> } | { 201: Json<infer Body> }
    ? Body
    : never
  : never;

type Json<Body> = { content: { 'application/json': Body } };

/** One row of a list the API answers. */
export type Row<P extends keyof paths> = Answered<P, 'get'> extends { items: (infer Item)[] } ? Item : never;

/** What is sent along with a call. */
export type Sent<P extends keyof paths> = paths[P] extends {
  post: { requestBody: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** The body of a call that succeeded; throws ApiProblem when the API refused, TypeError when it was not reached. */
export async function answer<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw new ApiProblem(response.status, error);
  return data as T;
}

/** Reads a path of the API; the server hands in its own way of asking while it renders pages ahead. */
export type Ask = (path: string) => Promise<Response>;

/** The `fetch` for a call made while a page is rendered ahead, where there is no origin to call. */
export function through(ask: Ask): (request: Request) => Promise<Response> {
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return ask(pathname + search);
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isFieldFault(value: unknown): value is FieldFault {
  return isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';
}
