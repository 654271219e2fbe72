import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Reading outside a transaction. */
@Injectable()
export class Database {
  constructor(private readonly orm: MikroORM) {}

  /** A fresh entity manager: what it loads is nobody else's. */
  em(): EntityManager {
    return this.orm.em.fork() as EntityManager;
  }

  /** Rows of one SQL statement with `?` placeholders; column names are as in the database. */
  sql<Row extends object>(statement: string, params: readonly unknown[] = []): Promise<Row[]> {
    return this.orm.em.getConnection().execute<Row[]>(statement, params as unknown[], 'all');
  }

  /** True when the database answers. */
  isUp(): Promise<boolean> {
    return this.orm.em.getConnection().isConnected();
  }
}
