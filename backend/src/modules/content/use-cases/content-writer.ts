import { LockMode, UniqueConstraintViolationException, type RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { StaleVersion, NoSuchContent, SlugTaken } from '../domain/errors.ts';
import { ContentChanged } from '../domain/events.ts';
import { kinds, type ContentKind, type NewContent } from '../kinds/index.ts';
import type { Kind, KindTypes } from '../kinds/kind.ts';
import type { StaffPieceView } from '../kinds/piece.view.ts';
import { MediaFiles } from '../kinds/media-files.ts';
import { LibraryFiles } from '../kinds/resource/library-files.ts';
import { isId } from '../kinds/sql.ts';
import { ContentReader } from './content-reader.ts';

type Piece = KindTypes['entity'];

interface Change {
  readonly id: string;
  readonly draft: object;
  /** The `updatedAt` value that the editor loaded; undefined skips the check for changes by other editors. */
  readonly seen: Date | undefined;
  readonly actorId: string;
}

/** Each write publishes ContentChanged in its transaction. A write by staff also adds an audit log entry. */
@Injectable()
export class ContentWriter {
  constructor(
    private readonly tx: Transaction,
    private readonly reader: ContentReader,
    private readonly files: LibraryFiles,
    private readonly media: MediaFiles,
    private readonly clock: Clock,
  ) {}

  add<Name extends ContentKind>(name: Name, values: NewContent<Name>): Promise<string> {
    return this.insert(kinds[name], values);
  }

  /** Throws InvalidInput, SlugTaken, DateTaken, or ReplayExists. */
  async create(kind: Kind, draft: object, actorId: string): Promise<StaffPieceView> {
    const id = await this.tx.run(async ({ em, auditLog }) => {
      const now = this.clock.now();
      const values = await this.prepareValues(kind, draft, undefined, em);
      const isDated = 'createdAt' in em.getMetadata(kind.entity).properties;
      const added = await this.insert(kind, { ...values, ...(isDated ? { createdAt: now } : {}), updatedAt: now });
      await flush(em, kind);
      const details = { kind: kind.name, id: added, title: getTitle(draft) };
      auditLog.record({ action: 'content.created', actorId, subjectId: null, details });
      return added;
    });
    return this.reader.oneForStaff(kind, id);
  }

  /** Changes only the given fields. Throws NoSuchContent, StaleVersion, and the errors of `create`. */
  async change(kind: Kind, { id, draft, seen, actorId }: Change): Promise<StaffPieceView> {
    await this.tx.run(async ({ em, outbox, auditLog }) => {
      const row = await lock(em, kind, id);
      if (seen !== undefined && row.updatedAt > seen) throw new StaleVersion(row.updatedAt);
      const values = await this.prepareValues(kind, draft, row, em);
      const fields = changedFields(row, values);
      if (fields.length === 0) return;
      const was = { ...row };
      const now = this.clock.now();
      em.assign(row, { ...values, updatedAt: laterThan(row.updatedAt, now) });
      await flush(em, kind);
      await kind.write.afterChange?.(was, row, { em, outbox, now });
      const slugs = [...new Set([...getSlugs(was), ...getSlugs(row)])];
      outbox.append(new ContentChanged({ kind: kind.name, id: row.id, slugs }));
      const details = { kind: kind.name, id: row.id, fields };
      auditLog.record({ action: 'content.changed', actorId, subjectId: null, details });
    });
    return this.reader.oneForStaff(kind, id);
  }

  /** Removes a piece of content together with its modules and lessons. Throws NoSuchContent. */
  async remove(kind: Kind, { id, actorId }: { id: string; actorId: string }): Promise<void> {
    await this.tx.run(async ({ em, outbox, auditLog }) => {
      const row = await lock(em, kind, id);
      const below = await kind.write.countBelow?.(row.id, em);
      await kind.write.beforeRemoval?.(row.id, { em, outbox, now: this.clock.now() });
      await em.nativeDelete(kind.entity, { id: row.id });
      outbox.append(new ContentChanged({ kind: kind.name, id: row.id, slugs: getSlugs(row) }));
      const details = { kind: kind.name, id: row.id, title: row.title, ...below };
      auditLog.record({ action: 'content.removed', actorId, subjectId: null, details });
    });
  }

  private insert(kind: Kind, values: object): Promise<string> {
    return this.tx.run(async ({ em, outbox }) => {
      const id = newId();
      em.persist(em.create(kind.entity, { ...values, id } as RequiredEntityData<Piece>));
      outbox.append(new ContentChanged({ kind: kind.name, id, slugs: getSlugs(values) }));
      return id;
    });
  }

  private async prepareValues(
    kind: Kind,
    draft: object,
    before: Piece | undefined,
    em: EntityManager,
  ): Promise<object> {
    const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
    const around = { em, files: this.files, media: this.media, now: this.clock.now() };
    return (await kind.write.prepareValues?.(given, before, around)) ?? given;
  }
}

async function lock(em: EntityManager, { entity }: Kind, id: string): Promise<Piece> {
  const row = isId(id) ? await em.findOne(entity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
  if (!row) throw new NoSuchContent();
  return row;
}

/**
 * Turns a unique violation of the slug, the day or the recorded occurrence into the error of the kind, or SlugTaken.
 */
async function flush(em: EntityManager, { write }: Kind): Promise<void> {
  await em.flush().catch((error: unknown) => {
    throw error instanceof UniqueConstraintViolationException ? (write.conflictError?.() ?? new SlugTaken()) : error;
  });
}

const getSlugs = (piece: object): string[] => ('slug' in piece && typeof piece.slug === 'string' ? [piece.slug] : []);

const getTitle = (draft: { readonly title?: string }): string | null => draft.title ?? null;

const changedFields = (row: object, values: object): string[] =>
  Object.entries(values)
    .filter(([field, value]) => !isDeepStrictEqual(row[field as keyof typeof row] ?? null, value ?? null))
    .map(([field]) => field);

/** Returns a time after `before`, even for two writes in one millisecond or after the clock was set back. */
const laterThan = (before: Date, now: Date): Date => new Date(Math.max(now.getTime(), before.getTime() + 1));
