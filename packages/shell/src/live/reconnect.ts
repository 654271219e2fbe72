const WAITS_MS = [1_000, 2_000, 5_000] as const;
const LONGEST_WAIT_MS = 10_000;

export interface Reconnection {
  connected: () => void;
  /** Delays the next connection by a random part of `withinMs`, so that not all pages connect at once. */
  spreadNext: (withinMs: number) => void;
  disconnected: () => void;
  stop: () => void;
}

export function createReconnection(connect: () => void, random = Math.random): Reconnection {
  let failures = 0;
  let spreadMs: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    connected: () => {
      failures = 0;
    },
    spreadNext: (withinMs) => {
      spreadMs = withinMs;
    },
    disconnected: () => {
      clearTimeout(timer);
      const waitMs = WAITS_MS[failures] ?? LONGEST_WAIT_MS;
      timer = setTimeout(connect, spreadMs === undefined ? waitMs : random() * spreadMs);
      if (spreadMs === undefined) failures += 1;
      spreadMs = undefined;
    },
    stop: () => clearTimeout(timer),
  };
}
