import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Outbox } from '../outbox/outbox.ts';

export interface TransactionScope {
  /** Entities loaded or persisted here are flushed before the commit. */
  readonly em: EntityManager;
  /** Facts appended here are stored in the same commit. */
  readonly outbox: Outbox;
}

const ambient = new AsyncLocalStorage<TransactionScope>();

/** One commit: rows and the outbox rows that report them. A nested run joins the transaction it is called in. */
@Injectable()
export class Transaction {
  constructor(private readonly orm: MikroORM) {}

  run<T>(work: (scope: TransactionScope) => Promise<T>): Promise<T> {
    const joined = ambient.getStore();
    if (joined) return work(joined);
    return this.orm.em.fork().transactional((em) => {
      const scope = { em: em as EntityManager, outbox: new Outbox(em as EntityManager) };
      return ambient.run(scope, () => work(scope));
    });
  }
}
