export interface ProviderRateLimit {
  readonly gapSeconds: number;
  readonly resetSeconds: number;
  readonly remaining: number;
}

const maxGapSeconds = 60;
/** Maximum pause after one response, so that a wrong header cannot stop all emails for hours. */
export const maxPauseSeconds = 300;

export function parseRateLimitHeaders(headers: Readonly<Record<string, string>> | null): ProviderRateLimit | undefined {
  const read = (name: string) => Number.parseFloat(headers?.[`ratelimit-${name}`] ?? '');
  const [limit, remaining, reset] = [read('limit'), read('remaining'), read('reset')];
  if (!(limit >= 1 && remaining >= 0 && reset >= 0)) return undefined;
  return {
    gapSeconds: Math.min(reset / Math.max(remaining, 1), maxGapSeconds),
    resetSeconds: Math.min(reset, maxPauseSeconds),
    remaining,
  };
}
