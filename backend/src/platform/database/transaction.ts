import { FlushMode, MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { AuditLog } from '../audit/audit-log.ts';
import { Outbox } from '../outbox/outbox.ts';
import { Database } from './database.ts';
import { oneStatement, type Guard } from './one-statement.ts';

export interface TransactionScope {
  /** Entities loaded or persisted here are flushed before the commit. */
  readonly em: EntityManager;
  /** Facts appended here are stored in the same commit. */
  readonly outbox: Outbox;
  /** What is recorded here is written to the audit log in the same commit, last of all. */
  readonly auditLog: AuditLog;
}

const ambient = new AsyncLocalStorage<TransactionScope>();

/** One commit: rows, the outbox rows that report them, and audit log entries. A nested run joins the outer transaction. */
@Injectable()
export class Transaction {
  constructor(
    private readonly orm: MikroORM,
    private readonly database: Database,
  ) {}

  run<T>(work: (scope: TransactionScope) => Promise<T>): Promise<T> {
    const joined = ambient.getStore();
    if (joined) return work(joined);
    return this.orm.em.fork().transactional(async (own) => {
      const scope = scopeOf(own as EntityManager);
      const result = await ambient.run(scope, () => work(scope));
      await scope.auditLog.write();
      return result;
    });
  }

  /**
   * A commit of one statement, where a transaction needs one for each step. `work` makes entities, and changes those that
   * it maps into `em`; it must not read, flush or upsert. Undefined, and nothing is stored, if the guard no longer holds.
   */
  async runAtOnce<T, Entity extends object>(
    work: (scope: TransactionScope) => Promise<{ result: T; guard: Guard<Entity> }>,
  ): Promise<T | undefined> {
    if (ambient.getStore()) throw new Error('runAtOnce cannot join a transaction');
    const scope = scopeOf(this.orm.em.fork({ flushMode: FlushMode.COMMIT }) as EntityManager);
    const { result, guard } = await ambient.run(scope, () => work(scope));
    const { values, ...statement } = oneStatement(scope.em, guard, scope.auditLog.rows());
    const stored = await this.database.prepared(statement, values);
    return stored.length > 0 ? result : undefined;
  }
}

const scopeOf = (em: EntityManager): TransactionScope => ({
  em,
  outbox: new Outbox(em),
  auditLog: new AuditLog(em),
});

/** Waits until nobody else holds the lock of this name, and holds it until the transaction ends. */
export async function lock(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}
