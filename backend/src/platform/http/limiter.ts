import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import {
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import { unavailableError } from '#kernel/app-error.ts';
import { Settings } from '../config/settings.ts';
import { openPool } from '../database/postgres-pool.ts';
import { createRedisForRequests } from '../redis/redis-for-requests.ts';
import type { RateLimitName } from './limit.ts';
import { TooManyRequests } from './problem.ts';

/** Calls cannot be counted without Redis, so operations with a limit reject all calls. */
class RateLimiterUnavailable extends unavailableError('request.unavailable', 'Please try again in a moment.') {}

@Injectable()
export class RateLimiter implements OnApplicationShutdown {
  private readonly limiters = new Map<string, RateLimiterStoreAbstract>();
  private readonly redis: Redis | undefined;
  private readonly pool: Pool | undefined;

  constructor(private readonly settings: Settings) {
    if (settings.redisUrl) this.redis = createRedisForRequests(settings, { enableOfflineQueue: false });
    // A commit that waits for the disk is too slow for each call, and a crash may lose some counts.
    else this.pool = openPool(settings, { name: 'limits', max: 2, options: '-c synchronous_commit=off' });
  }

  async consume(setting: RateLimitName, windowSeconds: number, key: string, points = 1): Promise<void> {
    if (this.settings[setting] === 0) return;
    try {
      await this.withRedisErrors(this.getLimiterForSetting(setting, windowSeconds), (limiter) =>
        limiter.consume(key, points),
      );
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes)
        throw new TooManyRequests(Math.max(1, Math.ceil(thrown.msBeforeNext / 1000)));
      throw thrown;
    }
  }

  async checkLimit(setting: RateLimitName, windowSeconds: number, key: string): Promise<void> {
    if (this.settings[setting] === 0) return;
    const state = await this.withRedisErrors(this.getLimiterForSetting(setting, windowSeconds), (limiter) =>
      limiter.get(key),
    );
    if (state && state.consumedPoints >= this.settings[setting])
      throw new TooManyRequests(Math.max(1, Math.ceil(state.msBeforeNext / 1000)));
  }

  async reset(setting: RateLimitName, windowSeconds: number, key: string): Promise<void> {
    if (this.settings[setting] > 0)
      await this.withRedisErrors(this.getLimiterForSetting(setting, windowSeconds), (limiter) => limiter.delete(key));
  }

  async acquireLock(name: string, seconds: number, key: string): Promise<boolean> {
    try {
      await this.withRedisErrors(this.getOrCreate(name, seconds, 1), (limiter) => limiter.consume(key));
      return true;
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes) return false;
      throw thrown;
    }
  }

  async releaseLock(name: string, seconds: number, key: string): Promise<void> {
    await this.withRedisErrors(this.getOrCreate(name, seconds, 1), (limiter) => limiter.delete(key));
  }

  /** Marks a caller for `seconds`, in all processes. A further call starts the time again. */
  async mark(name: string, seconds: number, key: string): Promise<void> {
    await this.withRedisErrors(this.getOrCreate(name, seconds, 1), (limiter) => limiter.set(key, 1, seconds));
  }

  async isMarked(name: string, seconds: number, key: string): Promise<boolean> {
    return (await this.withRedisErrors(this.getOrCreate(name, seconds, 1), (limiter) => limiter.get(key))) !== null;
  }

  async onApplicationShutdown(): Promise<void> {
    this.redis?.disconnect();
    await this.pool?.end();
  }

  /** Throws `RateLimiterUnavailable` when Redis fails, because the error filter recognises only outages of PostgreSQL. */
  private async withRedisErrors<Result>(
    limiter: RateLimiterStoreAbstract,
    call: (limiter: RateLimiterStoreAbstract) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await call(limiter);
    } catch (thrown) {
      if (!this.redis || thrown instanceof RateLimiterRes) throw thrown;
      throw Object.assign(new RateLimiterUnavailable(), { cause: thrown });
    }
  }

  private getLimiterForSetting(setting: RateLimitName, duration: number): RateLimiterStoreAbstract {
    return this.getOrCreate(setting, duration, this.settings[setting]);
  }

  private getOrCreate(kind: string, duration: number, points: number): RateLimiterStoreAbstract {
    const name = `${kind}_${duration}`;
    const known = this.limiters.get(name);
    if (known) return known;
    const options = { keyPrefix: name, points, duration };
    const made = this.redis
      ? new RateLimiterRedis({ ...options, storeClient: this.redis })
      : new RateLimiterPostgres({ ...options, storeClient: this.pool, tableName: 'rate_limit', tableCreated: true });
    this.limiters.set(name, made);
    return made;
  }
}
