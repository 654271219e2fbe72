import type { Middleware } from 'openapi-fetch';
import { createStore } from '../store.ts';
import { addAccessToken } from './request-user.ts';

const NEEDS_SECOND_FACTOR = 'insufficient_aal';

const pendingRequest = createStore<((isShown: boolean) => void) | undefined>(undefined);

export function useIsSecondFactorRequested(): boolean {
  return pendingRequest.use() !== undefined;
}

export function resolveSecondFactor(isShown: boolean): void {
  pendingRequest.get()?.(isShown);
  pendingRequest.set(undefined);
}

export function createSecondFactorMiddleware(): Middleware {
  const waiting = new Map<string, Request>();
  return {
    onRequest({ request, id }) {
      if (request.method !== 'GET') waiting.set(id, request.clone());
    },
    async onResponse({ response, id }) {
      const again = waiting.get(id);
      waiting.delete(id);
      if (!again || response.status !== 403 || (await readCode(response)) !== NEEDS_SECOND_FACTOR) return undefined;
      if (!(await requestSecondFactor())) return undefined;
      await addAccessToken(again);
      return fetch(again);
    },
    onError({ id }) {
      waiting.delete(id);
    },
  };
}

function requestSecondFactor(): Promise<boolean> {
  if (!pendingRequest.hasListeners()) return Promise.resolve(false);
  return new Promise((resolve) => {
    pendingRequest.get()?.(false);
    pendingRequest.set(resolve);
  });
}

async function readCode(response: Response): Promise<unknown> {
  try {
    return ((await response.clone().json()) as { code?: unknown }).code;
  } catch {
    return undefined;
  }
}
