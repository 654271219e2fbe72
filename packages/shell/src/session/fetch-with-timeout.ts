/** Longer than the server's timeout of 15 s, so that the page receives the server's error. */
export const REQUEST_TIMEOUT_MS = 20_000;

export function createFetchWithTimeout(milliseconds: number): typeof fetch {
  return (input, init) => {
    const asked = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const tooLong = AbortSignal.timeout(milliseconds);
    return fetch(input, { ...init, signal: asked ? anySignal(asked, tooLong) : tooLong });
  };
}

function anySignal(...signals: AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}
