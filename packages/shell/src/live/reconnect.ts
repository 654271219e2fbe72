/** How long to wait before the first try to come back, the second, and so on; the last one stands for all that follow. */
const WAITS_MS = [1_000, 2_000, 5_000] as const;
const LONGEST_WAIT_MS = 10_000;

export interface Reconnection {
  /** The connection stands: the next loss starts the waits anew. */
  isUp: () => void;
  /** The connection was lost, or a try failed: tries again after the next wait. */
  isDown: () => void;
  /** No further try is made. */
  giveUp: () => void;
}

/** Tries to come back for as long as it takes, after 1, 2, 5 and then every 10 seconds. */
export function reconnection(connect: () => void): Reconnection {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    isUp: () => {
      failures = 0;
    },
    isDown: () => {
      clearTimeout(timer);
      timer = setTimeout(connect, WAITS_MS[failures] ?? LONGEST_WAIT_MS);
      failures += 1;
    },
    giveUp: () => clearTimeout(timer),
  };
}
