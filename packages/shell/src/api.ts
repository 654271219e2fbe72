import type { Client, Middleware } from 'openapi-fetch';
import type { paths } from '../dist/api-types.ts';
import { ApiProblem } from './api-problem.ts';
import { getPreviewToken, isPreviewPage, isAllowedInPreview, previewHeader } from './preview.ts';
import type { ApiFetch } from './site-bundle.ts';
import { createFetchWithTimeout, REQUEST_TIMEOUT_MS } from './session/fetch-with-timeout.ts';
import { hasStoredSession, getStoredSession, INVALID_TOKEN } from './session/client.ts';
import { addAccessToken, getStoredTokenForUser, USER_HEADER, getPageUserId } from './session/request-user.ts';

export { readApiResponse, ApiProblem } from './api-problem.ts';
export type { paths };

const bearer: Middleware = {
  async onRequest({ request }) {
    if (isPreviewPage) request.headers.set(previewHeader, getPreviewToken());
    else await addAccessToken(request);
    return request;
  },
};

function retryUnauthorized(): Middleware {
  const sent = new Map<string, Request>();
  return {
    onRequest({ request, id }) {
      if (request.headers.has('authorization')) sent.set(id, request.clone());
    },
    async onResponse({ response, id }) {
      const again = sent.get(id);
      sent.delete(id);
      const isRefused = response.status === 401 || response.headers.get('x-sb-error-code') === INVALID_TOKEN;
      if (!isRefused) return undefined;
      if (!again || !hasStoredSession()) return undefined;
      const { verifyStoredSession } = await import('./session/actions.ts');
      await verifyStoredSession();
      if (!hasStoredSession()) return undefined;
      const before = again.headers.get('authorization');
      await addAccessToken(again);
      if (again.headers.get('authorization') === before) return undefined;
      return createFetchWithTimeout(REQUEST_TIMEOUT_MS)(again);
    },
    onError({ id }) {
      sent.delete(id);
    },
  };
}

/** Visitors who only read pages must not download the client. */
let client: Promise<Client<paths>> | undefined;

async function newClient(): Promise<Client<paths>> {
  const [{ default: createClient }, { createSecondFactorMiddleware: secondFactorFirst }] = await Promise.all([
    import('openapi-fetch'),
    import('./session/second-factor.ts'),
  ]);
  const baseUrl = typeof location === 'undefined' ? 'http://localhost' : location.origin;
  const made = createClient<paths>({ baseUrl, fetch: fetchOrTakePrefetched });
  made.use(bearer, secondFactorFirst(), retryUnauthorized());
  return made;
}

interface Prefetched {
  authorization: string;
  answers: Record<string, Promise<Response>>;
  known: Record<string, unknown>;
}

const CONCURRENT_CALL_MS = 1_000;

const prefetched = () => (globalThis as { prefetched?: Prefetched }).prefetched;

export function takePrefetchedResponse<Answer>(requestUrl: string): Answer | undefined {
  const asked = prefetched();
  if (!asked?.answers[requestUrl] || asked.authorization !== `Bearer ${getStoredSession()?.access_token}`)
    return undefined;
  const known = asked.known[requestUrl] as Answer | undefined;
  delete asked.known[requestUrl];
  if (known) setTimeout(() => delete asked.answers[requestUrl], CONCURRENT_CALL_MS);
  return known;
}

async function fetchOrTakePrefetched(request: Request): Promise<Response> {
  const call = () => createFetchWithTimeout(REQUEST_TIMEOUT_MS)(request);
  const asked = prefetched();
  const { pathname, search } = new URL(request.url);
  const coming = request.method === 'GET' ? asked?.answers[pathname + search] : undefined;
  if (!asked || !coming) return call();
  delete asked.answers[pathname + search];
  return request.headers.get('authorization') === asked.authorization ? coming.catch(call) : call();
}

function loadClient(): Promise<Client<paths>> {
  return (client ??= newClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  }));
}

export async function preloadApiClient(): Promise<void> {
  await loadClient().catch(() => undefined);
}

export type Api = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;

export const api: Api = createApi(getPageUserId);

/** Rejects calls while another user is signed in. */
export const createApiForUser = (userId: string): Api => createApi(() => userId);

function createApi(user: () => string | undefined): Api {
  return {
    GET: createMethod('GET', user),
    POST: createMethod('POST', user),
    PUT: createMethod('PUT', user),
    PATCH: createMethod('PATCH', user),
    DELETE: createMethod('DELETE', user),
  };
}

function createMethod<Method extends keyof Api>(method: Method, user: () => string | undefined): Api[Method] {
  const call = async (path: unknown, init: { headers?: object } = {}) => {
    // Another user may sign in during an await.
    const userId = user();
    if (isPreviewPage && !isAllowedInPreview(method, String(path))) throw createPreviewError();
    const ask = (await loadClient())[method] as (path: unknown, init: object) => Promise<unknown>;
    return ask(path, userId === undefined ? init : { ...init, headers: { ...init.headers, [USER_HEADER]: userId } });
  };
  return call as unknown as Api[Method];
}

const createPreviewError = (): ApiProblem =>
  new ApiProblem(403, {
    code: 'preview.read-only',
    detail: 'This is a preview. It only shows pages, and nothing is saved.',
  });

/** The page cannot read the response and may send the same data again, so a repeat must have no further effect. */
export function sendOnUnload(userId: string, method: 'POST' | 'PUT', path: string, body: object): void {
  const token = getStoredTokenForUser(userId);
  if (!token) return;
  const headers = { authorization: `Bearer ${token}`, [USER_HEADER]: userId, 'content-type': 'application/json' };
  fetch(path, { method, headers, body: JSON.stringify(body), keepalive: true }).catch(() => undefined);
}

type Json<Body> = { content: { 'application/json': Body } };

export type ResponseBody<P extends keyof paths, M extends 'get' | 'post' | 'put'> = paths[P] extends {
  [K in M]: { responses: infer Responses };
}
  ? Responses extends { 200: Json<infer Body> } | { 201: Json<infer Body> }
    ? Body
    : never
  : never;

export type ResponseItem<P extends keyof paths> =
  ResponseBody<P, 'get'> extends { items: (infer Item)[] } ? Item : never;

export type RequestBody<P extends keyof paths, M extends 'post' | 'put' = 'post'> = paths[P] extends {
  [K in M]: { requestBody: Json<infer Body> };
}
  ? Body
  : never;

export function createRequestFetch(fetchPath: ApiFetch): (request: Request) => Promise<Response> {
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return fetchPath(pathname + search);
  };
}
