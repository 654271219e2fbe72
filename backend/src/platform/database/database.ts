import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

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

  /**
   * Rows of a statement that every other request runs: PostgreSQL plans it once a connection, under its name. Takes `$1`
   * and so on; the same name must always carry the same text.
   */
  async prepared<Row extends object>(statement: PreparedStatement, params: readonly unknown[]): Promise<Row[]> {
    const pool = await this.orm.em.getConnection().getNativeClient();
    return (await pool.query<Row>({ ...statement, values: [...params] })).rows;
  }

  /** True when the database answers. */
  isUp(): Promise<boolean> {
    return this.orm.em.getConnection().isConnected();
  }
}
