import { SetMetadata } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';

export type RateLimitName = Extract<keyof Settings, `limit${string}`>;

export interface RateLimitOptions {
  readonly setting: RateLimitName;
  readonly windowSeconds: number;
  /**
   * Name of the setting with the number of calls allowed per minute. If undefined, calls are limited only in the longer
   * window.
   */
  readonly burst?: RateLimitName;
  readonly per: 'ip' | 'user';
}

export const burstWindowSeconds = 60;
export const rateLimitMetadata = 'oneness:limit';

/** Limits how often an operation may be called, across all processes. Responds 429 with Retry-After. */
export const RateLimit = (options: RateLimitOptions) => SetMetadata(rateLimitMetadata, options);
