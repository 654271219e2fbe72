import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { AuditLog } from '../audit/audit-log.ts';
import { Outbox } from '../outbox/outbox.ts';

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
  constructor(private readonly orm: MikroORM) {}

  run<T>(work: (scope: TransactionScope) => Promise<T>): Promise<T> {
    const joined = ambient.getStore();
    if (joined) return work(joined);
    return this.orm.em.fork().transactional(async (own) => {
      const em = own as EntityManager;
      const scope = { em, outbox: new Outbox(em), auditLog: new AuditLog(em) };
      const result = await ambient.run(scope, () => work(scope));
      await scope.auditLog.write();
      return result;
    });
  }
}

/** Waits until nobody else holds the lock of this name, and holds it until the transaction ends. */
export async function lock(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}
