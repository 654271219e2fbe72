import { getRequestContext } from '#platform/audit/audit-log.ts';
import { toRateLimitKey } from '#platform/http/client-ip.ts';

/** Undefined in code that runs without a request: reactions, schedules and commands. */
export const getRequesterNetwork = (): string | undefined => {
  const request = getRequestContext();
  return request && toRateLimitKey(request.ip);
};
