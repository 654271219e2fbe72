import { currentRequest } from '#platform/audit/audit-log.ts';
import { callerKey } from '#platform/http/client-ip.ts';

/**
 * Returns the IP network of the current request; undefined in code that runs without a request (reactions, schedules
 * and commands).
 */
export const requesterNetwork = (): string | undefined => {
  const request = currentRequest();
  return request && callerKey(request.ip);
};
