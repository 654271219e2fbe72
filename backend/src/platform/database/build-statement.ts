import { ChangeSetType, type ChangeSet } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { auditLogColumns, type AuditLogRow } from '../audit/audit-log.ts';
import type { PreparedStatement } from './database.ts';

interface SqlCondition {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** The entity is stored only if no row has its unique values and all conditions are true. */
export interface InsertGuard<Entity extends object> {
  readonly entity: Entity;
  readonly lock: string;
  readonly conditions: readonly SqlCondition[];
}

type Change = ChangeSet<Record<string, unknown>>;
type BindValue = (value: unknown) => string;

/** This function does not support version columns and SQL fragments as values. */
export function buildGuardedStatement<Entity extends object>(
  em: EntityManager,
  { entity, conditions }: InsertGuard<Entity>,
  audit: readonly AuditLogRow[],
): PreparedStatement & { readonly values: readonly unknown[] } {
  const unitOfWork = em.getUnitOfWork();
  unitOfWork.computeChangeSets();
  const changes = unitOfWork.getChangeSets() as unknown as Change[];
  const guard = changes.find((change) => change.entity === (entity as object));
  if (!guard) throw new Error('the guarded entity must be new');
  if (unitOfWork.getExtraUpdates().size > 0 || unitOfWork.getCollectionUpdates().length > 0)
    throw new Error('one statement stores no collections and no circular references');
  const others = changes.filter((change) => change !== guard);
  const values: unknown[] = [];
  const bind: BindValue = (value) => `$${values.push(value)}`;
  const parts = new Map([['guard', buildGuardedInsert(guard, conditions, bind)]]);
  others.forEach((change, at) => parts.set(`change_${at}`, `${buildInsert(change, bind)} from guard`));
  audit.forEach((row, at) => parts.set(`audit_${at}`, buildAuditInsert(row, [...parts.keys()], bind)));
  const named = [...parts].map(([name, part]) => `${name} as (${part} returning 1)`);
  const text = `with ${named.join(',\n')} select 1 from guard`;
  return { name: `once.${createHash('sha256').update(text).digest('hex').slice(0, 32)}`, text, values };
}

function buildInsert(change: Change, bind: BindValue): string {
  if (change.type !== ChangeSetType.CREATE) throw new Error(`one statement cannot ${change.type}`);
  const names = Object.keys(change.payload);
  const columns = names.map((name) => quoteColumn(change, name));
  return `insert into ${quoteTable(change)} (${columns.join(', ')})
    select ${names.map((name) => bind(change.payload[name])).join(', ')}`;
}

function buildGuardedInsert(change: Change, conditions: readonly SqlCondition[], bind: BindValue): string {
  const insert = buildInsert(change, bind);
  return `${insert} where ${conditions.map((one) => bindCondition(one, bind)).join(' and ')} on conflict do nothing`;
}

function bindCondition({ sql, params }: SqlCondition, bind: BindValue): string {
  const rest = [...params];
  return sql.replaceAll('?', () => bind(rest.shift()));
}

function buildAuditInsert(row: AuditLogRow, before: readonly string[], bind: BindValue): string {
  // Inserts the audit log rows last, because their lock blocks other writers. The counts of the other parts force this order.
  const counts = before.map((name) => `(select count(*) from ${name}) >= 0`);
  return `insert into audit_log (${auditLogColumns})
    select ${row.map(bind).join(', ')} from guard where ${counts.join(' and ')}`;
}

const quoteTable = ({ meta }: Change) => `"${meta.tableName}"`;

const quoteColumn = ({ meta }: Change, name: string) => `"${meta.properties[name]?.fieldNames[0] ?? name}"`;
