import { LockMode, UniqueConstraintViolationException, type RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { FindUploadedFile } from '#modules/files/index.ts';
import { FormerSlug, type PreservedData } from '../domain/content-item.entity.ts';
import { SlugTaken } from '../domain/errors.ts';
import { ContentChanged } from '../domain/events.ts';
import { dependentTables, contentKinds, type ContentKind, type NewContent } from '../kinds/index.ts';
import { rejectField, type KindDefinition, type KindTypes } from '../kinds/kind.ts';
import { MediaFiles } from '../kinds/media-files.ts';
import { LibraryFileFinder } from '../kinds/resource/library-files.ts';
import { isUuid } from '../kinds/sql.ts';

export type ContentEntity = KindTypes['entity'];

interface NewItem {
  readonly id: string;
  readonly values: object;
  readonly preserved?: PreservedData | null | undefined;
}

@Injectable()
export class ContentWriter {
  constructor(
    private readonly tx: Transaction,
    private readonly files: LibraryFileFinder,
    private readonly media: MediaFiles,
    private readonly uploads: FindUploadedFile,
    private readonly clock: Clock,
  ) {}

  add<Name extends ContentKind>(name: Name, values: NewContent<Name>): Promise<string> {
    return this.tx.run(async (scope) => {
      const id = newId();
      this.insert(contentKinds[name], { ...values, id }, scope);
      return id;
    });
  }

  /** Throws InvalidInput, SlugTaken, ReflectionDateTaken, or ReplayExists. */
  async publish(kind: KindDefinition, { id, values, preserved }: NewItem, scope: TransactionScope): Promise<void> {
    const { em } = scope;
    const now = this.clock.now();
    const prepared = await this.prepareValues(kind, values, undefined, em);
    const createdAt = preserved?.columns?.createdAt;
    this.insert(
      kind,
      {
        ...prepared,
        ...('createdAt' in em.getMetadata(kind.entity).properties
          ? { createdAt: createdAt ? new Date(createdAt) : now }
          : {}),
        ...(preserved?.columns?.sequence === undefined ? {} : { sequence: preserved.columns.sequence + 1 }),
        ...{ id, updatedAt: now },
      },
      scope,
    );
    await flushItem(em, kind);
    for (const { table } of dependentTables[kind.name] ?? []) {
      const rows = JSON.stringify(preserved?.rows?.[table] ?? []);
      await em.execute(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ?::jsonb)`, [rows]);
    }
    await this.replaceFormerSlugs(kind, { id, was: [], now: getSlugs(prepared) }, em);
  }

  /** Returns the names of the fields that changed. */
  async change(kind: KindDefinition, row: ContentEntity, draft: object, scope: TransactionScope): Promise<string[]> {
    const { em, outbox } = scope;
    const values = await this.prepareValues(kind, draft, row, em);
    const fields = changedColumns(row, values);
    if (fields.length === 0) return [];
    const was = { ...row };
    const now = this.clock.now();
    em.assign(row, { ...values, updatedAt: laterThan(row.updatedAt, now) });
    await flushItem(em, kind);
    await kind.write.afterChange?.(was, row, { em, outbox, now });
    const slugs = [...new Set([...getSlugs(was), ...getSlugs(row)])];
    await this.replaceFormerSlugs(kind, { id: row.id, was: getSlugs(was), now: getSlugs(row) }, em);
    outbox.append(new ContentChanged({ kind: kind.name, id: row.id, slugs }));
    return fields;
  }

  /** Deletes the published row and returns the data with which `publish` restores it. */
  async takeDown(kind: KindDefinition, row: ContentEntity, { em, outbox }: TransactionScope): Promise<PreservedData> {
    const rows: Record<string, readonly object[]> = {};
    for (const { table, column } of dependentTables[kind.name] ?? []) {
      const found = await em.execute<{ row: object }[]>(
        `select to_jsonb(t) as row from ${table} t where t.${column} = ?`,
        [row.id],
      );
      rows[table] = found.map((each) => each.row);
    }
    await kind.write.beforeRemoval?.(row.id, { em, outbox, now: this.clock.now() });
    await em.nativeDelete(kind.entity, { id: row.id });
    em.getUnitOfWork().unsetIdentity(row);
    outbox.append(new ContentChanged({ kind: kind.name, id: row.id, slugs: getSlugs(row) }));
    const { createdAt, sequence } = row as ContentEntity & { createdAt?: Date; sequence?: number };
    return {
      rows,
      columns: {
        ...(createdAt && { createdAt: createdAt.toISOString() }),
        ...(sequence !== undefined && { sequence }),
      },
    };
  }

  private insert(
    kind: KindDefinition,
    values: object & { readonly id: string },
    { em, outbox }: TransactionScope,
  ): void {
    em.persist(em.create(kind.entity, values as RequiredEntityData<ContentEntity>));
    outbox.append(new ContentChanged({ kind: kind.name, id: values.id, slugs: getSlugs(values) }));
  }

  private async replaceFormerSlugs(
    { name }: KindDefinition,
    { id, was, now }: { id: string; was: readonly string[]; now: readonly string[] },
    em: EntityManager,
  ): Promise<void> {
    const former = was.filter((slug) => !now.includes(slug)).map((slug) => ({ kind: name, slug, itemId: id }));
    if (former.length > 0) await em.upsertMany(FormerSlug, former);
    if (now.length > 0) await em.nativeDelete(FormerSlug, { kind: name, slug: { $in: [...now] } });
  }

  private async prepareValues(
    kind: KindDefinition,
    draft: object,
    before: ContentEntity | undefined,
    em: EntityManager,
  ): Promise<object> {
    const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
    const around = { em, files: this.files, media: this.media, now: this.clock.now() };
    const values = (await kind.write.prepareValues?.(given, before, around)) ?? given;
    await this.claimFiles(values, before);
    return values;
  }

  /** Locks newly chosen uploads, so that no one deletes them before the content is stored. */
  private async claimFiles(values: object, before: object = {}): Promise<void> {
    for (const [field, value] of Object.entries(values)) {
      if (typeof value !== 'string' || value === before[field as keyof typeof before]) continue;
      const fault = await this.uploads.claim(value);
      if (fault) rejectField(field, fault);
    }
  }
}

export const findContentEntityForUpdate = async (
  em: EntityManager,
  { entity }: KindDefinition,
  id: string,
): Promise<ContentEntity | null> =>
  isUuid(id) ? em.findOne(entity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;

async function flushItem(em: EntityManager, { write }: KindDefinition): Promise<void> {
  await em.flush().catch((error: unknown) => {
    throw error instanceof UniqueConstraintViolationException ? (write.conflictError?.() ?? new SlugTaken()) : error;
  });
}

const getSlugs = (item: object): string[] => ('slug' in item && typeof item.slug === 'string' ? [item.slug] : []);

const changedColumns = (row: object, values: object): string[] =>
  Object.entries(values)
    .filter(([field, value]) => !isDeepStrictEqual(row[field as keyof typeof row] ?? null, value ?? null))
    .map(([field]) => field);

/** Versions must increase even when two writes have the same millisecond or the clock was set back. */
const laterThan = (before: Date, now: Date): Date => new Date(Math.max(now.getTime(), before.getTime() + 1));
