import { SetMetadata } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';

export type LimitName = Extract<keyof Settings, `limit${string}`>;

export interface LimitOptions {
  readonly setting: LimitName;
  readonly windowSeconds: number;
  /**
   * Name of the setting with the number of calls allowed per minute. If undefined, calls are limited only in the longer
   * window.
   */
  readonly burst?: LimitName;
  readonly per: 'ip' | 'user';
}

export const burstWindowSeconds = 60;
export const limitMetadata = 'oneness:limit';

/** Limits how often an operation may be called, across all processes. Responds 429 with Retry-After. */
export const Limit = (options: LimitOptions) => SetMetadata(limitMetadata, options);
