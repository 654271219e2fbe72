import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

/** What the trail adds to an entry by itself, so that no caller can forget it. */
interface RequestContext {
  /** The caller's network address. */
  readonly address: string;
  readonly requestId: string;
}

const ambient = new AsyncLocalStorage<RequestContext>();

/** The request in whose course this runs; undefined in reactions, schedules and commands. */
export const currentRequest = (): RequestContext | undefined => ambient.getStore();

/** Begins after the body was read, where streams no longer break the thread of execution. */
export function rememberRequests(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) =>
    ambient.run({ address: request.ip, requestId: request.id }, done),
  );
}
