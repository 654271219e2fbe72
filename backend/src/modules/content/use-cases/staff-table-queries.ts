import { ReferenceKind, type EntityMetadata, type EntityProperty } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { contentKinds } from '../kinds/index.ts';
import type { ContentTable } from '../kinds/kind.ts';

export const stateColumns = {
  status: 'status',
  publishAt: 'publish_at',
  unpublishAt: 'unpublish_at',
  hasDraft: 'has_draft',
  problem: 'problem',
} as const;

/** An invalid draft value becomes null or the column default, because drafts are not validated. */
@Injectable()
export class StaffTableQueries {
  private readonly tables = new Map<ContentTable, string>();

  constructor(private readonly database: Database) {}

  table(name: ContentTable): string {
    const known = this.tables.get(name);
    if (known) return known;
    const metadata = this.database.em().getMetadata(contentKinds[name].entity) as EntityMetadata;
    const columns = metadata.props.filter(
      ({ kind }) => kind === ReferenceKind.SCALAR || kind === ReferenceKind.MANY_TO_ONE,
    );
    const names = columns.map(({ fieldNames }) => fieldNames[0] ?? '');
    const sql = `(select ${names.map((column) => `t.${column}`).join(', ')}, 'published' as status, i.publish_at,
        i.unpublish_at, i.draft is not null as has_draft, i.problem
      from ${name} t left join content_item i on i.id = t.id
      union all
      select ${columns.map(draftColumn).join(', ')},
        case when i.publish_at is null then 'draft' else 'scheduled' end, i.publish_at, i.unpublish_at, false,
        i.problem
      from content_item i where i.kind = '${name}' and i.state = 'draft')`;
    this.tables.set(name, sql);
    return sql;
  }
}

function draftColumn(property: EntityProperty): string {
  const { name, columnTypes } = property;
  const type = columnTypes[0] ?? 'text';
  if (name === 'id') return 'i.id';
  if (name === 'updatedAt') return 'i.updated_at';
  if (type === 'jsonb' || type.endsWith('[]')) return `null::${type}`;
  const field = property.kind === ReferenceKind.MANY_TO_ONE ? `${name}Id` : name;
  const text = `coalesce(i.draft->>'${field}', i.preserved->'columns'->>'${field}')`;
  const value = type === 'text' ? text : `case when pg_input_is_valid(${text}, '${type}') then (${text})::${type} end`;
  return property.nullable ? value : `coalesce(${value}, ${emptyValue(property, type)})`;
}

function emptyValue({ name, default: otherwise }: EntityProperty, type: string): string {
  if (name === 'createdAt') return 'i.updated_at';
  if (typeof otherwise === 'number' || typeof otherwise === 'boolean') return `${otherwise}`;
  if (typeof otherwise === 'string') return `'${otherwise.replaceAll("'", "''")}'`;
  return type === 'text' ? `''` : `null::${type}`;
}
