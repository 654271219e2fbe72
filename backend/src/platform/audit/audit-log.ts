import type { EntityManager } from '@mikro-orm/postgresql';
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

/** One thing that somebody did, or tried to do. */
export interface AuditEntry {
  /** `module.fact`, such as 'auth.signed-in'. */
  readonly action: string;
  /** Who did it; null for a visitor, and for the product itself. */
  readonly actorId: string | null;
  /** Whose account it concerns; null where there is none. */
  readonly subjectId: string | null;
  /** What else must be known, such as the state before and after. Ids and words only: never a secret, never an address. */
  readonly details?: Readonly<Record<string, Detail | Readonly<Record<string, Detail>>>>;
}

/** In the order of `auditColumns`. */
export type AuditRow = readonly (string | null)[];

type Detail = string | number | boolean | null | readonly string[];

/** What an entry is inserted with; the table's trigger adds the rest. */
export const auditColumns = 'action, actor_id, subject_id, address, request_id, details';

/**
 * Collects what a transaction does to accounts and permissions, and writes it just before the commit. The hash chain
 * serialises writers, so its lock must be taken last: a transaction that waits for it already holds all its other locks,
 * and no two can deadlock.
 */
export class AuditLog {
  private readonly entries: AuditEntry[] = [];

  constructor(private readonly em: EntityManager) {}

  record(entry: AuditEntry): void {
    this.entries.push(entry);
  }

  /** What was recorded so far. */
  rows(): AuditRow[] {
    const request = currentRequest();
    return this.entries.map(({ action, actorId, subjectId, details = {} }) => [
      action,
      actorId,
      subjectId,
      request?.ip ?? null,
      request?.requestId ?? null,
      JSON.stringify(details),
    ]);
  }

  /** Called once, by the transaction, before its commit. */
  async write(): Promise<void> {
    const rows = this.rows();
    if (rows.length === 0) return;
    await this.em.flush();
    await this.em.getConnection().execute(
      `insert into audit_log (${auditColumns})
         values ${rows.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')}`,
      rows.flat(),
      'run',
      this.em.getTransactionContext(),
    );
  }
}
