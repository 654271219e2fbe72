/** Waiting times before the first attempts to reconnect. All further attempts use the longest waiting time. */
const WAITS_MS = [1_000, 2_000, 5_000] as const;
const LONGEST_WAIT_MS = 10_000;

export interface Reconnection {
  connected: () => void;
  disconnected: () => void;
  stop: () => void;
}

/** Connects again after each lost connection: after 1, 2 and 5 seconds, then every 10 seconds without end. */
export function createReconnection(connect: () => void): Reconnection {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    connected: () => {
      failures = 0;
    },
    disconnected: () => {
      clearTimeout(timer);
      timer = setTimeout(connect, WAITS_MS[failures] ?? LONGEST_WAIT_MS);
      failures += 1;
    },
    stop: () => clearTimeout(timer),
  };
}
