import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import type { ResultPage } from '#platform/http/page.ts';
import { ContentItem, type ItemValues } from '../../domain/content-item.entity.ts';
import { ContentNotFound } from '../../domain/errors.ts';
import { childKinds } from '../../kinds/index.ts';
import type { ContentTable, KindDefinition } from '../../kinds/kind.ts';
import type { ContentListQuery } from '../../kinds/list-query.dto.ts';
import type { StaffItemView } from '../../kinds/item.view.ts';
import { isUuid } from '../../kinds/sql.ts';
import { ContentRowReader } from '../content-rows.ts';
import { StaffTableQueries } from '../staff-table-queries.ts';
import { findParentKind } from './parse-kind.ts';
import { toItemValues } from './item-values.ts';

@Injectable()
export class StaffContentReader {
  constructor(
    private readonly rows: ContentRowReader,
    private readonly database: Database,
    private readonly tables: StaffTableQueries,
  ) {}

  async list(kind: KindDefinition, query: ContentListQuery): Promise<ResultPage<StaffItemView>> {
    const { items, nextCursor } = await this.rows.readRows(kind, query, 'staff');
    return {
      items: items.map(
        ({ stored, joined, state }) => ({ ...kind.read.staffView(stored, joined), ...state }) as StaffItemView,
      ),
      nextCursor,
    };
  }

  async one(kind: KindDefinition, id: string, em?: EntityManager): Promise<StaffItemView> {
    if (!isUuid(id)) throw new ContentNotFound();
    const { stored, joined, state } = await this.rows.readRow(kind, id, 'staff', em);
    const editing = await (em ?? this.database.em()).findOne(ContentItem, { id });
    const isDraft = state?.status !== 'published';
    return {
      ...kind.read.staffView(stored, joined),
      ...(isDraft ? editing?.draft : {}),
      ...state,
      id,
      draft: isDraft ? null : (editing?.draft ?? null),
      draftUpdatedAt: editing?.draft ? editing.updatedAt.toISOString() : null,
      problem: editing?.problem ?? null,
    } as StaffItemView;
  }

  async publishedValues(kind: KindDefinition, id: string, em: EntityManager): Promise<ItemValues> {
    const { stored, joined } = await this.rows.readRow(kind, id, 'staff', em);
    return toItemValues(kind, kind.read.staffView(stored, joined));
  }

  async lastPlace(kind: KindDefinition, parentId: string, em?: EntityManager): Promise<number> {
    const parent = findParentKind(kind);
    const column = parent && childKinds[parent.name]?.column;
    const query = `select coalesce(max(t.order_num), 0) as place from ${this.tables.table(kind.name as ContentTable)} t where t.${column} = ?`;
    const [row] = await (em ?? this.database.em()).execute<{ place: number }[]>(query, [parentId]);
    return row?.place ?? 0;
  }
}
