import { createInvalidRequestError } from '../stripe/stripe-error.ts';

interface Limit {
  requests: number;
  windowSeconds: number;
}

export class RequestLimit {
  private limit: Limit | undefined;
  private windowEnd = 0;
  private used = 0;

  set({ requests, windowSeconds = 1 }: Record<string, unknown>): object {
    if (requests !== undefined && (!isPositive(requests) || !isPositive(windowSeconds)))
      throw createInvalidRequestError('requests and windowSeconds are numbers above 0', 'requests');
    this.limit = isPositive(requests) && isPositive(windowSeconds) ? { requests, windowSeconds } : undefined;
    this.windowEnd = 0;
    return this.limit ?? {};
  }

  count(now = Date.now()): { isOver: boolean; headers: Record<string, string> } {
    if (!this.limit) return { isOver: false, headers: {} };
    const { requests, windowSeconds } = this.limit;
    if (now >= this.windowEnd) {
      this.windowEnd = now + windowSeconds * 1000;
      this.used = 0;
    }
    this.used += 1;
    const isOver = this.used > requests;
    const reset = String(Math.ceil((this.windowEnd - now) / 1000));
    return {
      isOver,
      headers: {
        'ratelimit-limit': String(requests),
        'ratelimit-remaining': String(Math.max(0, requests - this.used)),
        'ratelimit-reset': reset,
        ...(isOver ? { 'retry-after': reset } : {}),
      },
    };
  }
}

const isPositive = (value: unknown): value is number => typeof value === 'number' && value > 0;
