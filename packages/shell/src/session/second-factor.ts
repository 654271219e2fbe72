import type { Middleware } from 'openapi-fetch';
import { createStore } from '../store.ts';
import { authorize } from './request-user.ts';

/** The code of a call that needs a session opened with two factors. */
const NEEDS_SECOND_FACTOR = 'insufficient_aal';

/** What answers the call that waits. */
const asked = createStore<((isShown: boolean) => void) | undefined>(undefined);

/** Whether a call waits for the person's second factor. */
export function useSecondFactorAsked(): boolean {
  return asked.use() !== undefined;
}

/** The factor was shown and the call is made again, or it was not and the call stays refused. */
export function answerSecondFactor(isShown: boolean): void {
  asked.get()?.(isShown);
  asked.set(undefined);
}

/**
 * A write that the server takes only from a session with two factors waits while the person shows the second, and is
 * then made again: nothing typed has to be typed twice.
 */
export function secondFactorFirst(): Middleware {
  const waiting = new Map<string, Request>();
  return {
    onRequest({ request, id }) {
      if (request.method !== 'GET') waiting.set(id, request.clone());
    },
    async onResponse({ response, id }) {
      const again = waiting.get(id);
      waiting.delete(id);
      if (!again || response.status !== 403 || (await codeOf(response)) !== NEEDS_SECOND_FACTOR) return undefined;
      if (!(await askForSecondFactor())) return undefined;
      await authorize(again);
      return fetch(again);
    },
    onError({ id }) {
      waiting.delete(id);
    },
  };
}

/** Where nothing on the page can ask, the call stays refused. */
function askForSecondFactor(): Promise<boolean> {
  if (!asked.hasListeners()) return Promise.resolve(false);
  return new Promise((resolve) => {
    asked.get()?.(false);
    asked.set(resolve);
  });
}

async function codeOf(response: Response): Promise<unknown> {
  try {
    return ((await response.clone().json()) as { code?: unknown }).code;
  } catch {
    return undefined;
  }
}
