import type { EntityClass } from '@mikro-orm/core';
import { BigIntType, MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { getPreviewScope } from '../preview/preview-scope.ts';
import { addPreviewedRows } from '../preview/preview-statement.ts';
import { ReadReplica } from './read-replica.ts';

export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

export const buildLockSql = (name: string): string => `select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;

@Injectable()
export class Database {
  constructor(
    private readonly orm: MikroORM,
    private readonly replica: ReadReplica = new ReadReplica(),
  ) {}

  em(): EntityManager {
    return this.orm.em.fork() as EntityManager;
  }

  sql<Row extends object>(statement: string, params: readonly unknown[] = []): Promise<Row[]> {
    const preview = getPreviewScope();
    const shown = preview ? addPreviewedRows(statement, preview) : statement;
    return this.replica.query(
      () => this.queryReplica<Row>(this.orm.em.getPlatform().formatQuery(shown, params)),
      () => this.orm.em.getConnection().execute<Row[]>(shown, params as unknown[], 'all'),
    );
  }

  /** Each connection parses a named statement only once, so a name must always have the same SQL. */
  async prepared<Row extends object>(statement: PreparedStatement, params: readonly unknown[]): Promise<Row[]> {
    const preview = getPreviewScope();
    const shown = preview ? { text: addPreviewedRows(statement.text, preview) } : statement;
    const query = { ...shown, values: [...params] };
    return this.replica.query(
      () => this.queryReplica<Row>(query),
      async () => (await (await this.orm.em.getConnection().getNativeClient()).query<Row>(query)).rows,
    );
  }

  /** Runs a statement on the replica, even while `ReadReplica` sends all other statements to the primary. */
  async queryReplica<Row extends object>(statement: string | pg.QueryConfig): Promise<Row[]> {
    const pool = await this.orm.em.getConnection('read').getNativeClient();
    return (await pool.query<Row>(statement)).rows;
  }

  async preparedWithLock<Row extends object>(
    lock: string,
    statement: PreparedStatement,
    params: readonly unknown[],
  ): Promise<Row[]> {
    const client = await (await this.orm.em.getConnection().getNativeClient()).connect();
    try {
      await client.query(`begin; ${buildLockSql(pg.escapeLiteral(lock))}`);
      const { rows } = await client.query<Row>({ ...statement, values: [...params] });
      await client.query('commit');
      client.release();
      return rows;
    } catch (error) {
      // `true` closes the connection, so that PostgreSQL rolls back.
      client.release(true);
      throw error;
    }
  }

  /** Changes to the returned entity are never saved. */
  toEntity<Entity extends object>(type: EntityClass<Entity>, row: object): Entity {
    const metadata = this.orm.getMetadata(type);
    const properties: Record<string, unknown> = { ...this.orm.em.getDriver().mapResult<Entity>(row, metadata) };
    for (const { name, customType } of metadata.props) {
      const value = properties[name];
      // The driver returns a bigint as text.
      if (customType instanceof BigIntType && typeof value === 'string')
        properties[name] = customType.convertToJSValue(value);
    }
    // Assigning to an instance would call MikroORM's slow setters.
    return Object.setPrototypeOf(properties, type.prototype as object) as Entity;
  }

  async countConnections(): Promise<{ total: number; idle: number; waiting: number; max: number }> {
    const { totalCount, idleCount, waitingCount, options } = await this.orm.em.getConnection().getNativeClient();
    return { total: totalCount, idle: idleCount, waiting: waitingCount, max: options.max };
  }

  isUp(): Promise<boolean> {
    return this.orm.em.getConnection().isConnected();
  }
}
