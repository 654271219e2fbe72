/** Rate limit that the provider states in the headers of each response. */
export interface ProviderRate {
  /** Least time between two requests, so that they spread over the window of the limit. */
  readonly gapSeconds: number;
  /** Time until the window ends, in which `gapSeconds` applies. */
  readonly resetSeconds: number;
  /** Number of requests that the window has left. */
  readonly remaining: number;
}

const maxGapSeconds = 60;
/** Maximum pause after one response of the provider, so that a wrong header cannot stop all emails for hours. */
export const maxPauseSeconds = 300;

/** Reads `ratelimit-limit`, `ratelimit-remaining` and `ratelimit-reset`; undefined when one is missing or wrong. */
export function readProviderRate(headers: Readonly<Record<string, string>> | null): ProviderRate | undefined {
  const read = (name: string) => Number.parseFloat(headers?.[`ratelimit-${name}`] ?? '');
  const [limit, remaining, reset] = [read('limit'), read('remaining'), read('reset')];
  if (!(limit >= 1 && remaining >= 0 && reset >= 0)) return undefined;
  return {
    gapSeconds: Math.min(reset / Math.max(remaining, 1), maxGapSeconds),
    resetSeconds: Math.min(reset, maxPauseSeconds),
    remaining,
  };
}
