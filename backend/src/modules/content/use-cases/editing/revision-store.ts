import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Database } from '#platform/database/database.ts';
import { decodeCursor, readPageRows, toResultPage, type ResultPage, type PageQuery } from '#platform/http/page.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { StaffNameLookup } from '#modules/auth/index.ts';
import { ContentRevision, type ItemValues, type RevisionAction } from '../../domain/content-item.entity.ts';
import { NoSuchRevision } from '../../domain/errors.ts';
import { isUuid } from '../../kinds/sql.ts';
import type { ContentRevisionLineView, ContentRevisionView } from './revision.view.ts';
import { listChangedFields } from './item-values.ts';

interface NewRevision {
  readonly kind: string;
  readonly itemId: string;
  readonly authorId: string | null;
  readonly action: RevisionAction;
  readonly values: ItemValues;
  readonly before?: { readonly values: ItemValues; readonly at: Date } | undefined;
}

/** Draft saves of one author within this time become one revision. */
const mergeDraftsMs = 10 * 60_000;

const maxRevisions = 200;
const thinningBatchSize = 1_000;

interface Row {
  id: string;
  at: Date;
  authorId: string | null;
  action: RevisionAction;
  changedFields: string[];
}

@Injectable()
export class RevisionStore {
  constructor(
    private readonly database: Database,
    private readonly staffNames: StaffNameLookup,
    private readonly clock: Clock,
  ) {}

  async record(em: EntityManager, { itemId, kind, authorId, action, values, before }: NewRevision): Promise<void> {
    const now = this.clock.now();
    const add = (revision: Pick<ContentRevision, 'at' | 'authorId' | 'action' | 'values' | 'changedFields'>) =>
      em.persist(em.create(ContentRevision, { id: newId(), itemId, kind, ...revision }));
    const last = await em.findOne(ContentRevision, { itemId }, { orderBy: [{ at: 'desc' }, { id: 'desc' }] });
    if (!last && before)
      add({ at: before.at, authorId: null, action: 'saved', values: before.values, changedFields: [] });
    const changed = listChangedFields(last?.values ?? before?.values ?? {}, values);
    const isRepeated = last?.action === action && changed.length === 0;
    if (isRepeated || (action === 'saved' && changed.length === 0)) return em.flush();
    const merges =
      last?.action === 'draft-saved' &&
      action === 'draft-saved' &&
      last.authorId === authorId &&
      now.getTime() - last.at.getTime() < mergeDraftsMs;
    if (merges) em.assign(last, { values, changedFields: [...new Set([...last.changedFields, ...changed])] });
    else add({ at: now, authorId, action, values, changedFields: changed });
    return em.flush();
  }

  /** Deletes revisions older than the latest 200 of an item, except the last one of each day. */
  @Schedule({ name: 'content.thin-revisions', queue: 'content', everySeconds: 3_600 })
  async thin(): Promise<void> {
    await this.database.sql(
      `delete from content_revision where id in (
         select id from (
           select id, row_number() over (partition by item_id order by at desc, id desc) as place,
             row_number() over (partition by item_id, at::date order by at desc, id desc) as place_in_day
           from content_revision
           where item_id in (select item_id from content_revision group by item_id having count(*) > ${maxRevisions})
         ) numbered where place > ${maxRevisions} and place_in_day > 1 limit ${thinningBatchSize})`,
    );
  }

  async list(itemId: string, { limit, cursor }: PageQuery): Promise<ResultPage<ContentRevisionLineView>> {
    if (!isUuid(itemId)) return { items: [], nextCursor: null };
    const [at, id] = cursor ? decodeCursor(cursor, 2) : [];
    const rows = await readPageRows(
      this.database.sql<Row & { position: string }>(
        `select id, at, author_id as "authorId", action, changed_fields as "changedFields", at::text as position
         from content_revision where item_id = ? ${at ? 'and (at, id) < (?::timestamptz, ?::uuid)' : ''}
         order by at desc, id desc limit ?`,
        [itemId, ...(at ? [at, id] : []), limit + 1],
      ),
      cursor,
    );
    const names = await this.staffNames.load(rows.map(({ authorId }) => authorId));
    return toResultPage(
      rows,
      limit,
      (row) => toLine(row, names),
      (row) => [row.position, row.id],
    );
  }

  async one(itemId: string, revisionId: string): Promise<ContentRevisionView> {
    const revision = await this.find(this.database.em(), itemId, revisionId);
    const names = await this.staffNames.load([revision.authorId]);
    return { ...toLine({ ...revision, authorId: revision.authorId ?? null }, names), values: revision.values };
  }

  async find(em: EntityManager, itemId: string, revisionId: string): Promise<ContentRevision> {
    const found =
      isUuid(itemId) && isUuid(revisionId) && (await em.findOne(ContentRevision, { id: revisionId, itemId }));
    if (!found) throw new NoSuchRevision();
    return found;
  }
}

const toLine = (
  { id, at, authorId, action, changedFields: fields }: Row,
  names: ReadonlyMap<string, string>,
): ContentRevisionLineView => ({
  ...{ id, action, changedFields: fields },
  at: new Date(at).toISOString(),
  author: (authorId && names.get(authorId)) ?? null,
});
