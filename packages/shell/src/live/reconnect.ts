/** Waits before the first attempts; all later ones use the longest wait. */
const WAITS_MS = [1_000, 2_000, 5_000] as const;
const LONGEST_WAIT_MS = 10_000;

export interface Reconnection {
  isUp: () => void;
  isDown: () => void;
  giveUp: () => void;
}

/** Reconnects forever, after 1, 2, 5 and then every 10 seconds. */
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
