import type { Client, Middleware } from 'openapi-fetch';
import type { paths } from '../dist/api-types.ts';
import type { Ask } from './site-bundle.ts';
import { fetchWithin, PATIENCE_MS } from './session/patience.ts';
import { hasStoredSession, storedSession, TOKEN_REFUSED } from './session/client.ts';
import { authorize, storedTokenOf, USER_HEADER, userOfPage } from './session/request-user.ts';

export { answer, ApiProblem } from './answer.ts';
export type { paths };

const bearer: Middleware = {
  async onRequest({ request }) {
    await authorize(request);
    return request;
  },
};

/**
 * Signs out on the next call after the session was revoked elsewhere. If only the token has expired, which a device
 * with a wrong clock does not notice, it refreshes the token and repeats the call once.
 */
function liveSession(): Middleware {
  const sent = new Map<string, Request>();
  return {
    onRequest({ request, id }) {
      if (request.headers.has('authorization')) sent.set(id, request.clone());
    },
    async onResponse({ response, id }) {
      const again = sent.get(id);
      sent.delete(id);
      const isRefused = response.status === 401 || response.headers.get('x-sb-error-code') === TOKEN_REFUSED;
      if (!isRefused) return undefined;
      if (!again || !hasStoredSession()) return undefined;
      const { confirmSession } = await import('./session/actions.ts');
      await confirmSession();
      if (!hasStoredSession()) return undefined;
      const before = again.headers.get('authorization');
      await authorize(again);
      if (again.headers.get('authorization') === before) return undefined;
      return fetchWithin(PATIENCE_MS)(again);
    },
    onError({ id }) {
      sent.delete(id);
    },
  };
}

/** Created at the first call, so that visitors who only read never load the client. */
let client: Promise<Client<paths>> | undefined;

async function newClient(): Promise<Client<paths>> {
  const [{ default: createClient }, { secondFactorFirst }] = await Promise.all([
    import('openapi-fetch'),
    import('./session/second-factor.ts'),
  ]);
  const baseUrl = typeof location === 'undefined' ? 'http://localhost' : location.origin;
  const made = createClient<paths>({ baseUrl, fetch: takingAhead });
  made.use(bearer, secondFactorFirst(), liveSession());
  return made;
}

/** Requests that the HTML document sends before its scripts are loaded. */
interface AskedAhead {
  authorization: string;
  answers: Record<string, Promise<Response>>;
  /** Parsed responses that no component has used yet. */
  known: Record<string, unknown>;
}

/** A concurrent call may also use a prefetched response for this long. */
const ON_ITS_WAY_MS = 1_000;

const ahead = () => (globalThis as { askedAhead?: AskedAhead }).askedAhead;

/** Returns a prefetched response of the same user, for the first render. Each can be taken once. */
export function takeKnown<Answer>(address: string): Answer | undefined {
  const asked = ahead();
  if (!asked?.answers[address] || asked.authorization !== `Bearer ${storedSession()?.access_token}`) return undefined;
  const known = asked.known[address] as Answer | undefined;
  delete asked.known[address];
  if (known) setTimeout(() => delete asked.answers[address], ON_ITS_WAY_MS);
  return known;
}

/** Uses a prefetched response of the same user, once; otherwise makes the call. */
async function takingAhead(request: Request): Promise<Response> {
  const call = () => fetchWithin(PATIENCE_MS)(request);
  const asked = ahead();
  const { pathname, search } = new URL(request.url);
  const coming = request.method === 'GET' ? asked?.answers[pathname + search] : undefined;
  if (!asked || !coming) return call();
  delete asked.answers[pathname + search];
  return request.headers.get('authorization') === asked.authorization ? coming.catch(call) : call();
}

function ready(): Promise<Client<paths>> {
  return (client ??= newClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  }));
}

/** Preloads the client before a likely call, in case the network is lost meanwhile. */
export async function prepareApi(): Promise<void> {
  await ready().catch(() => undefined);
}

export type Api = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;

/**
 * Typed API client that sends the member's token. Read results with `answer`. A call belongs to the user at the time of
 * the call.
 */
export const api: Api = apiFor(userOfPage);

/** For delayed requests: each call belongs to this user, and is rejected while another user is signed in. */
export const apiOf = (userId: string): Api => apiFor(() => userId);

function apiFor(user: () => string | undefined): Api {
  return {
    GET: byMethod('GET', user),
    POST: byMethod('POST', user),
    PUT: byMethod('PUT', user),
    PATCH: byMethod('PATCH', user),
    DELETE: byMethod('DELETE', user),
  };
}

function byMethod<Method extends keyof Api>(method: Method, user: () => string | undefined): Api[Method] {
  const call = async (path: unknown, init: { headers?: object } = {}) => {
    // Read before the first await, because the user may change afterwards.
    const userId = user();
    const ask = (await ready())[method] as (path: unknown, init: object) => Promise<unknown>;
    return ask(path, userId === undefined ? init : { ...init, headers: { ...init.headers, [USER_HEADER]: userId } });
  };
  return call as unknown as Api[Method];
}

/**
 * Sends data while the page unloads. It cannot refresh the token or read the response, so the request must be safe to
 * repeat.
 */
export function sendOnLeaving(userId: string, method: 'POST' | 'PUT', path: string, body: object): void {
  const token = storedTokenOf(userId);
  if (!token) return;
  const headers = { authorization: `Bearer ${token}`, [USER_HEADER]: userId, 'content-type': 'application/json' };
  fetch(path, { method, headers, body: JSON.stringify(body), keepalive: true }).catch(() => undefined);
}

type Json<Body> = { content: { 'application/json': Body } };

export type Answered<P extends keyof paths, M extends 'get' | 'post' | 'put'> = paths[P] extends {
  [K in M]: { responses: infer Responses };
}
  ? Responses extends { 200: Json<infer Body> } | { 201: Json<infer Body> }
    ? Body
    : never
  : never;

export type Row<P extends keyof paths> = Answered<P, 'get'> extends { items: (infer Item)[] } ? Item : never;

export type Sent<P extends keyof paths, M extends 'post' | 'put' = 'post'> = paths[P] extends {
  [K in M]: { requestBody: Json<infer Body> };
}
  ? Body
  : never;

export function through(ask: Ask): (request: Request) => Promise<Response> {
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return ask(pathname + search);
  };
}
