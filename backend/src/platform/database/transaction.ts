import { FlushMode, MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { AuditLog } from '../audit/audit-log.ts';
import { Outbox } from '../outbox/outbox.ts';
import { NotAllowedInPreview } from '../preview/preview-errors.ts';
import { getPreviewScope } from '../preview/preview-scope.ts';
import { buildLockSql, Database } from './database.ts';
import { buildGuardedStatement, type InsertGuard } from './build-statement.ts';

export interface TransactionScope {
  readonly em: EntityManager;
  readonly outbox: Outbox;
  readonly auditLog: AuditLog;
}

const transactionStorage = new AsyncLocalStorage<TransactionScope>();

/** A call inside another transaction joins that transaction. */
@Injectable()
export class Transaction {
  constructor(
    private readonly orm: MikroORM,
    private readonly database: Database,
  ) {}

  run<T>(work: (scope: TransactionScope) => Promise<T>): Promise<T> {
    const joined = transactionStorage.getStore();
    if (joined) return work(joined);
    if (getPreviewScope()) return Promise.reject(new NotAllowedInPreview());
    return this.orm.em.fork().transactional(async (own) => {
      const scope = createScope(own as EntityManager);
      const result = await transactionStorage.run(scope, () => work(scope));
      await scope.auditLog.write();
      return result;
    });
  }

  /** Returns undefined if the guard prevents the insert. `work` must not read, flush or upsert. */
  async runInOneStatement<T, Entity extends object>(
    work: (scope: TransactionScope) => Promise<{ result: T; guard: InsertGuard<Entity> }>,
  ): Promise<T | undefined> {
    if (transactionStorage.getStore()) throw new Error('runInOneStatement cannot join a transaction');
    if (getPreviewScope()) throw new NotAllowedInPreview();
    const scope = createScope(this.orm.em.fork({ flushMode: FlushMode.COMMIT }) as EntityManager);
    const { result, guard } = await transactionStorage.run(scope, () => work(scope));
    const { values, ...statement } = buildGuardedStatement(scope.em, guard, scope.auditLog.rows());
    const stored = await this.database.preparedWithLock(guard.lock, statement, values);
    return stored.length > 0 ? result : undefined;
  }
}

const createScope = (em: EntityManager): TransactionScope => ({
  em,
  outbox: new Outbox(em),
  auditLog: new AuditLog(em),
});

export async function acquireTransactionLock(em: EntityManager, name: string): Promise<void> {
  await em.execute(buildLockSql('?'), [name]);
}
