import type { EntityClass } from '@mikro-orm/core';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/** Single statements outside a transaction. */
@Injectable()
export class Database {
  constructor(private readonly orm: MikroORM) {}

  /** A fresh entity manager with an identity map of its own. */
  em(): EntityManager {
    return this.orm.em.fork() as EntityManager;
  }

  /** Rows of one SQL statement with `?` placeholders; column names are as in the database. */
  sql<Row extends object>(statement: string, params: readonly unknown[] = []): Promise<Row[]> {
    return this.orm.em.getConnection().execute<Row[]>(statement, params as unknown[], 'all');
  }

  /**
   * Rows of a prepared statement, for frequent queries: PostgreSQL plans it once per connection, by its name. Takes `$1`
   * and so on; one name must always have the same text.
   */
  async prepared<Row extends object>(statement: PreparedStatement, params: readonly unknown[]): Promise<Row[]> {
    const pool = await this.orm.em.getConnection().getNativeClient();
    return (await pool.query<Row>({ ...statement, values: [...params] })).rows;
  }

  /**
   * The entity in a row that a hand-written statement answered, by the names of its columns. Read it, and never store it:
   * no entity manager knows it.
   */
  entityOf<Entity extends object>(type: EntityClass<Entity>, row: object): Entity {
    const properties = this.orm.em.getDriver().mapResult<Entity>(row, this.orm.getMetadata(type));
    // Assigning to an instance would call MikroORM's setters, which define an accessor for each property: that is slow.
    return Object.setPrototypeOf(properties, type.prototype as object) as Entity;
  }

  /** True when the database answers. */
  isUp(): Promise<boolean> {
    return this.orm.em.getConnection().isConnected();
  }
}
