import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  readonly ip: string;
  readonly requestId: string;
}

const requestContextStorage = new AsyncLocalStorage<RequestContext>();

export const getRequestContext = (): RequestContext | undefined => requestContextStorage.getStore();

/** Reading a body loses the async context, so the context starts after the body is read. */
export function trackRequestContext(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) =>
    requestContextStorage.run({ ip: request.ip, requestId: request.id }, done),
  );
}

export interface AuditEntry {
  /** Name in the form `module.fact`, such as 'auth.signed-in'. */
  readonly action: string;
  readonly actorId: string | null;
  readonly subjectId: string | null;
  /** Contains ids and plain values, never secrets or email addresses. */
  readonly details?: Readonly<Record<string, AuditDetailValue | Readonly<Record<string, AuditDetailValue>>>>;
}

export type AuditLogRow = readonly (string | null)[];

type AuditDetailValue = string | number | boolean | null | readonly string[];

export function toAuditLogRow({ action, actorId, subjectId, details = {} }: AuditEntry): AuditLogRow {
  const request = getRequestContext();
  return [action, actorId, subjectId, request?.ip ?? null, request?.requestId ?? null, JSON.stringify(details)];
}

export const auditLogColumns = 'action, actor_id, subject_id, address, request_id, details';

/** The lock of the hash chain blocks all other writers, so `write` runs just before the commit. */
export class AuditLog {
  private readonly entries: AuditEntry[] = [];

  constructor(private readonly em: EntityManager) {}

  record(entry: AuditEntry): void {
    this.entries.push(entry);
  }

  rows(): AuditLogRow[] {
    return this.entries.map(toAuditLogRow);
  }

  async write(): Promise<void> {
    const rows = this.rows();
    if (rows.length === 0) return;
    await this.em.flush();
    await this.em.getConnection().execute(
      `insert into audit_log (${auditLogColumns})
         values ${rows.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')}`,
      rows.flat(),
      'run',
      this.em.getTransactionContext(),
    );
  }
}
