import { currentRequest } from '#platform/audit/audit-log.ts';
import { callerOf } from '#platform/http/client-address.ts';

/** Returns the IP network of the current request; undefined in reactions, schedules and commands. */
export const requester = (): string | undefined => {
  const request = currentRequest();
  return request && callerOf(request.ip);
};
