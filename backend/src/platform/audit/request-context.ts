import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Added to every audit log entry, so that no caller can forget it. */
interface RequestContext {
  readonly ip: string;
  readonly requestId: string;
}

const ambient = new AsyncLocalStorage<RequestContext>();

/** The request in whose course this runs; undefined in reactions, schedules and commands. */
export const currentRequest = (): RequestContext | undefined => ambient.getStore();

/** Begins after the body was read, where streams no longer break the thread of execution. */
export function rememberRequests(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) =>
    ambient.run({ ip: request.ip, requestId: request.id }, done),
  );
}
