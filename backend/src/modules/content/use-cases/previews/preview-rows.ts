import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AppError } from '#kernel/app-error.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { InvalidInput } from '#platform/http/problem.ts';
import { ContentItem, type ItemValues } from '../../domain/content-item.entity.ts';
import type { PreviewedRow } from '../../domain/content-preview.entity.ts';
import { childKinds, contentKinds, isContentKind, type ContentKind } from '../../kinds/index.ts';
import type { KindDefinition } from '../../kinds/kind.ts';
import { isUuid } from '../../kinds/sql.ts';
import { lockItem } from '../editing/content-items.ts';
import { getTextValue } from '../editing/item-values.ts';
import { Publisher } from '../editing/publisher.ts';
import { findPreviewPage, type FindPreviewPath } from './preview-page.ts';

const maxDrafts = 200;

export interface PreviewSource {
  readonly kind: ContentKind;
  readonly id: string;
  /** Unsaved values of the form, or an empty object for the saved state. */
  readonly values: ItemValues;
  readonly actorId: string;
}

export interface PreviewContent {
  readonly title: string;
  readonly rows: readonly PreviewedRow[];
  readonly path: FindPreviewPath;
}

/** Rolls back the transaction of a preview and carries its result. */
class RollBack extends Error {
  constructor(readonly content: PreviewContent) {
    super('The transaction of a preview is rolled back');
  }
}

class InvalidDraft extends Error {
  constructor(
    readonly id: string,
    readonly reason: AppError,
  ) {
    super(`The draft ${id} cannot be published`);
  }
}

/** Publishes in a transaction that is rolled back, so that a preview follows the rules of publishing. */
@Injectable()
export class ComputePreviewRows {
  constructor(
    private readonly tx: Transaction,
    private readonly publisher: Publisher,
  ) {}

  async compute(source: PreviewSource): Promise<PreviewContent> {
    const leftOut = new Set<string>();
    for (;;) {
      try {
        return await this.publishAndRollBack(source, leftOut);
      } catch (error) {
        // Publishing the item would not publish an incomplete draft below it, so the preview leaves that draft out.
        if (!(error instanceof InvalidDraft)) throw error;
        if (leftOut.has(error.id)) throw error.reason;
        leftOut.add(error.id);
      }
    }
  }

  private async publishAndRollBack(source: PreviewSource, leftOut: ReadonlySet<string>): Promise<PreviewContent> {
    try {
      return await this.tx.run(async (scope) => {
        throw new RollBack(await this.publishAll(source, leftOut, scope));
      });
    } catch (error) {
      if (error instanceof RollBack) return error.content;
      throw error;
    }
  }

  private async publishAll(
    { kind, id, values, actorId }: PreviewSource,
    leftOut: ReadonlySet<string>,
    scope: TransactionScope,
  ): Promise<PreviewContent> {
    const { em } = scope;
    const shown: { kind: ContentKind; id: string }[] = [];
    const publish = async (name: ContentKind, itemId: string, typed: ItemValues) => {
      const definition: KindDefinition = contentKinds[name];
      const item = await lockItem(em, definition, itemId);
      const change = { id: itemId, item, values: { ...item.editing?.draft, ...typed }, actorId };
      if (item.row) await this.publisher.change(definition, change, scope);
      else await this.publisher.publish(definition, change, scope);
      shown.push({ kind: name, id: itemId });
    };
    const { editing } = await lockItem(em, contentKinds[kind], id);
    for (const parent of await findDraftsAbove(em, kind, { ...editing?.draft, ...values }))
      await publish(parent.kind, parent.id, {});
    await publish(kind, id, values);
    for (const child of await findDraftsBelow(em, kind, id)) {
      if (leftOut.has(child.id)) continue;
      await publish(child.kind, child.id, {}).catch((error: unknown) => {
        // Publishing rejects invalid values before it writes, so the transaction can continue.
        if (error instanceof InvalidInput) return;
        throw error instanceof AppError ? new InvalidDraft(child.id, error) : error;
      });
    }
    const rows = await readRows(em, shown);
    const own = rows.find(({ row }) => row.id === id);
    return { title: getTextValue(own?.row, 'title') ?? '', rows, path: await findPreviewPage(kind, id, em) };
  }
}

interface DraftRef {
  readonly kind: ContentKind;
  readonly id: string;
}

async function findDraftsAbove(em: EntityManager, kind: ContentKind, values: ItemValues): Promise<DraftRef[]> {
  const [name, child] = Object.entries(childKinds).find(([, below]) => below?.kind === kind) ?? [];
  const parentId = child && getTextValue(values, child.field);
  if (!name || !isContentKind(name) || !parentId || !isUuid(parentId)) return [];
  const parent = await em.findOne(ContentItem, { id: parentId, state: 'draft' });
  if (!parent) return [];
  return [...(await findDraftsAbove(em, name, parent.draft ?? {})), { kind: name, id: parentId }];
}

async function findDraftsBelow(em: EntityManager, kind: ContentKind, id: string): Promise<DraftRef[]> {
  const found: DraftRef[] = [];
  let parents = [id];
  for (let child = childKinds[kind]; child && parents.length > 0; child = childKinds[child.kind]) {
    const { kind: below, field, column } = child;
    const rows = await em.execute<{ id: string; isDraft: boolean }[]>(
      `select id, true as "isDraft" from content_item
         where kind = ? and state = 'draft' and draft->>'${field}' = any(?::text[])
       union all select id, false from ${below} where ${column} = any(?::uuid[]) limit 1000`,
      [below, `{${parents.join(',')}}`, `{${parents.join(',')}}`],
    );
    found.push(...rows.filter(({ isDraft }) => isDraft).map((row) => ({ kind: below, id: row.id })));
    parents = rows.map((row) => row.id);
  }
  return found.slice(0, maxDrafts);
}

async function readRows(em: EntityManager, shown: readonly DraftRef[]): Promise<PreviewedRow[]> {
  const rows: PreviewedRow[] = [];
  for (const { kind, id } of shown) {
    const [found] = await em.execute<Pick<PreviewedRow, 'row'>[]>(
      `select to_jsonb(t) as row from ${kind} t where t.id = ?`,
      [id],
    );
    if (found) rows.push({ table: kind, row: found.row });
  }
  return rows;
}
