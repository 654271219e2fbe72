import type { Middleware } from 'openapi-fetch';
import { createStore } from '../store.ts';
import { authorize } from './request-user.ts';

const NEEDS_SECOND_FACTOR = 'insufficient_aal';

const asked = createStore<((isShown: boolean) => void) | undefined>(undefined);

export function useSecondFactorAsked(): boolean {
  return asked.use() !== undefined;
}

export function answerSecondFactor(isShown: boolean): void {
  asked.get()?.(isShown);
  asked.set(undefined);
}

/** Holds a rejected write until the user enters the second factor, then repeats it, so that no input is lost. */
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

/** Without a dialog on the page the call fails. */
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
