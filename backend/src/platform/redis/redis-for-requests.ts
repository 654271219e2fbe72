import { Redis, type RedisOptions } from 'ioredis';
import type { Settings } from '../config/settings.ts';

const commandTimeoutMs = 1_000;

/** Commands fail within a second, times `patience`, while Redis is unavailable. */
export function createRedisForRequests(
  { redisUrl = '', patience }: Pick<Settings, 'redisUrl' | 'patience'>,
  options: RedisOptions = {},
): Redis {
  const redis = new Redis(redisUrl, {
    commandTimeout: commandTimeoutMs * patience,
    maxRetriesPerRequest: 0,
    ...options,
  });
  redis.on('error', () => undefined);
  return redis;
}
