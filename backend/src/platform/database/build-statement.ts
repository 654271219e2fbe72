import { ChangeSetType, type ChangeSet } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { auditLogColumns, type AuditLogRow } from '../audit/audit-log.ts';
import type { PreparedStatement } from './database.ts';

export interface UpdateGuard<Entity extends object> {
  readonly entity: Entity;
  readonly unchanged: readonly (keyof Entity & string)[];
}

type Change = ChangeSet<Record<string, unknown>>;
type BindValue = (value: unknown) => string;

/**
 * Combines inserts, updates and audit log rows into one statement. The statement stores nothing and returns no row if
 * another transaction changed the guarded entity. Version columns and SQL fragments as values are not supported.
 */
export function buildGuardedStatement<Entity extends object>(
  em: EntityManager,
  { entity, unchanged }: UpdateGuard<Entity>,
  audit: readonly AuditLogRow[],
): PreparedStatement & { readonly values: readonly unknown[] } {
  const unitOfWork = em.getUnitOfWork();
  unitOfWork.computeChangeSets();
  const changes = unitOfWork.getChangeSets() as unknown as Change[];
  const guard = changes.find((change) => change.entity === (entity as object));
  if (!guard) throw new Error('the guarded entity must be changed');
  if (unitOfWork.getExtraUpdates().size > 0 || unitOfWork.getCollectionUpdates().length > 0)
    throw new Error('one statement stores no collections and no circular references');
  const others = changes.filter((change) => change !== guard);
  const values: unknown[] = [];
  const bind: BindValue = (value) => `$${values.push(value)}`;
  const holds = unchanged.map((name) => buildUnchangedCondition(guard, name, bind));
  const parts = new Map([['guard', `${buildUpdate(guard, bind)} and ${holds.join(' and ')}`]]);
  others.forEach((change, at) => parts.set(`change_${at}`, buildChange(change, bind)));
  audit.forEach((row, at) => parts.set(`audit_${at}`, buildAuditInsert(row, [...parts.keys()], bind)));
  const named = [...parts].map(([name, part]) => `${name} as (${part} returning 1)`);
  const text = `with ${named.join(',\n')} select 1 from guard`;
  return { name: `once.${createHash('sha256').update(text).digest('hex').slice(0, 32)}`, text, values };
}

function buildChange(change: Change, bind: BindValue): string {
  if (change.type === ChangeSetType.UPDATE) return `${buildUpdate(change, bind)} and exists (select from guard)`;
  if (change.type !== ChangeSetType.CREATE) throw new Error(`one statement cannot ${change.type}`);
  const names = Object.keys(change.payload);
  const columns = names.map((name) => quoteColumn(change, name));
  return `insert into ${quoteTable(change)} (${columns.join(', ')})
    select ${names.map((name) => bind(change.payload[name])).join(', ')} from guard`;
}

function buildUpdate(change: Change, bind: BindValue): string {
  const equal = ([name, value]: [string, unknown]) => `${quoteColumn(change, name)} = ${bind(value)}`;
  const key = Object.entries(change.getPrimaryKey(true) as Record<string, unknown>);
  return `update ${quoteTable(change)} set ${Object.entries(change.payload).map(equal).join(', ')}
    where ${key.map(equal).join(' and ')}`;
}

function buildAuditInsert(row: AuditLogRow, before: readonly string[], bind: BindValue): string {
  // Counts the rows of the other parts, so that PostgreSQL inserts the audit log rows last. Their lock makes all
  // writers wait for each other.
  const counts = before.map((name) => `(select count(*) from ${name}) >= 0`);
  return `insert into audit_log (${auditLogColumns})
    select ${row.map(bind).join(', ')} from guard where ${counts.join(' and ')}`;
}

/** Compares timestamps in milliseconds, because an entity loses the microseconds of the database. */
function buildUnchangedCondition(change: Change, name: string, bind: BindValue): string {
  const read = change.originalEntity?.[name];
  const stored =
    read instanceof Date ? `date_trunc('milliseconds', ${quoteColumn(change, name)})` : quoteColumn(change, name);
  return `${stored} is not distinct from ${bind(read)}`;
}

const quoteTable = ({ meta }: Change) => `"${meta.tableName}"`;

const quoteColumn = ({ meta }: Change, name: string) => `"${meta.properties[name]?.fieldNames[0] ?? name}"`;
