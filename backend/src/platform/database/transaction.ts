import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Trail } from '../audit/trail.ts';
import { Outbox } from '../outbox/outbox.ts';

export interface TransactionScope {
  /** Entities loaded or persisted here are flushed before the commit. */
  readonly em: EntityManager;
  /** Facts appended here are stored in the same commit. */
  readonly outbox: Outbox;
  /** What is recorded here is written to the audit log in the same commit, last of all. */
  readonly trail: Trail;
}

const ambient = new AsyncLocalStorage<TransactionScope>();

/** One commit: rows, the outbox rows that report them, and what the trail keeps of it. A nested run joins the transaction it is called in. */
@Injectable()
export class Transaction {
  constructor(private readonly orm: MikroORM) {}

  run<T>(work: (scope: TransactionScope) => Promise<T>): Promise<T> {
    const joined = ambient.getStore();
    if (joined) return work(joined);
    return this.orm.em.fork().transactional(async (own) => {
      const em = own as EntityManager;
      const scope = { em, outbox: new Outbox(em), trail: new Trail(em) };
      const result = await ambient.run(scope, () => work(scope));
      await scope.trail.write();
      return result;
    });
  }
}
