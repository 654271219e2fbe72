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
 * A session that was ended from elsewhere ends here with the next call, whichever that is. Where it lives and the token
 * alone was over, which a device with a wrong clock does not know, the call is made once more with a new one.
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

/** Made with the first call: a visitor who only reads never loads the client. */
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

/** What the document asked for before its scripts came. */
interface AskedAhead {
  authorization: string;
  /** By path and query. */
  answers: Record<string, Promise<Response>>;
  /** Those that have been read, until one is taken. */
  known: Record<string, unknown>;
}

/** A call that began before its answer was taken has this long to take it as well. */
const ON_ITS_WAY_MS = 1_000;

const ahead = () => (globalThis as { askedAhead?: AskedAhead }).askedAhead;

/** What has been asked for ahead for the same person and is here: a page can be drawn with it at once. Taken once. */
export function takeKnown<Answer>(address: string): Answer | undefined {
  const asked = ahead();
  if (!asked?.answers[address] || asked.authorization !== `Bearer ${storedSession()?.access_token}`) return undefined;
  const known = asked.known[address] as Answer | undefined;
  delete asked.known[address];
  if (known) setTimeout(() => delete asked.answers[address], ON_ITS_WAY_MS);
  return known;
}

/** Makes the call, unless it has been made ahead for the same person: such an answer is taken once. */
async function takingAhead(request: Request): Promise<Response> {
  const call = () => fetchWithin(PATIENCE_MS)(request);
  const asked = ahead();
  const { pathname, search } = new URL(request.url);
  const coming = request.method === 'GET' ? asked?.answers[pathname + search] : undefined;
  if (!asked || !coming) return call();
  delete asked.answers[pathname + search];
  return request.headers.get('authorization') === asked.authorization ? coming.catch(call) : call();
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

export type Api = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;

/**
 * The API in its own types, with the member's token on each call. Read a call with `answer`. A call belongs to the user of
 * the page in the moment it is made.
 */
export const api: Api = apiFor(userOfPage);

/** The API for work that may be sent late: each call belongs to this user, and is refused while another is signed in. */
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
    // Read before anything is waited for: the page may have another user afterwards.
    const userId = user();
    const ask = (await ready())[method] as (path: unknown, init: object) => Promise<unknown>;
    return ask(path, userId === undefined ? init : { ...init, headers: { ...init.headers, [USER_HEADER]: userId } });
  };
  return call as unknown as Api[Method];
}

/**
 * Sends what must not be lost in the moment a page is left. Nothing can be waited for then, so the token goes along as it
 * is stored and no answer is read: send only what may be sent again.
 */
export function sendOnLeaving(userId: string, method: 'POST' | 'PUT', path: string, body: object): void {
  const token = storedTokenOf(userId);
  if (!token) return;
  const headers = { authorization: `Bearer ${token}`, [USER_HEADER]: userId, 'content-type': 'application/json' };
  fetch(path, { method, headers, body: JSON.stringify(body), keepalive: true }).catch(() => undefined);
}

type Json<Body> = { content: { 'application/json': Body } };

/** What a call answers when it succeeds. */
export type Answered<P extends keyof paths, M extends 'get' | 'post' | 'put'> = paths[P] extends {
  [K in M]: { responses: infer Responses };
}
  ? Responses extends { 200: Json<infer Body> } | { 201: Json<infer Body> }
    ? Body
    : never
  : never;

/** One row of a list the API answers. */
export type Row<P extends keyof paths> = Answered<P, 'get'> extends { items: (infer Item)[] } ? Item : never;

/** What is sent along with a call. */
export type Sent<P extends keyof paths, M extends 'post' | 'put' = 'post'> = paths[P] extends {
  [K in M]: { requestBody: Json<infer Body> };
}
  ? Body
  : never;

/** The `fetch` for a call made while a page is rendered ahead, where there is no origin to call. */
export function through(ask: Ask): (request: Request) => Promise<Response> {
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return ask(pathname + search);
  };
}
