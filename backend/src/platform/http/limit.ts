import { SetMetadata } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';

export type LimitName = Extract<keyof Settings, `limit${string}`>;

export interface LimitOptions {
  /** The setting that holds how many calls are allowed in the window; 0 lifts the limit. */
  readonly setting: LimitName;
  readonly windowSeconds: number;
  /** The setting that holds how many of those may come within a minute; without it, all of them may. */
  readonly burst?: LimitName;
  /** Calls of one IP address, or of one user, are counted together. */
  readonly per: 'ip' | 'user';
}

export const burstWindowSeconds = 60;
export const limitMetadata = 'oneness:limit';

/** Bounds how often an operation may be called; all processes count together. Answers 429 with Retry-After. */
export const Limit = (options: LimitOptions) => SetMetadata(limitMetadata, options);
