import { SetMetadata } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';

export type RateLimitName = Extract<keyof Settings, `limit${string}`>;

export interface RateLimitOptions {
  readonly setting: RateLimitName;
  readonly windowSeconds: number;
  readonly burst?: RateLimitName;
  readonly per: 'ip' | 'user';
}

export const burstWindowSeconds = 60;
export const rateLimitMetadata = 'oneness:limit';

export const RateLimit = (options: RateLimitOptions) => SetMetadata(rateLimitMetadata, options);
