import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { ChangedMeanwhile, NoSuchContent } from '../domain/errors.ts';
import { ContentChanged } from '../domain/events.ts';
import type { ContentKind } from '../domain/kinds.ts';
import { entities, slugsOf, type Entities } from './add-content.ts';
import type { Desk } from './desks/desk.ts';
import { desks } from './desks/desks.ts';
import type { Draft } from './desks/draft.ts';
import { KeptFiles } from './kept-files.ts';
import { ReadForStaff } from './read-for-staff.ts';
import { isId } from './shelves/shelf.ts';
import type { StaffViews } from './staff.view.ts';
import { given, store } from './written.ts';

interface Change<Kind extends ContentKind> {
  readonly id: string;
  readonly draft: Draft<Kind>;
  /** The updatedAt that the writer has read; without it the change is made whatever happened since. */
  readonly seen: string | undefined;
  readonly actorId: string;
}

/** Changes the given fields of one piece. Throws NoSuchContent, ChangedMeanwhile, InvalidInput, or SlugTaken. */
@Injectable()
export class ChangeContent {
  constructor(
    private readonly tx: Transaction,
    private readonly read: ReadForStaff,
    private readonly files: KeptFiles,
    private readonly clock: Clock,
  ) {}

  async execute<Kind extends ContentKind>(kind: Kind, { id, draft, seen, actorId }: Change<Kind>) {
    if (!isId(id)) throw new NoSuchContent();
    await this.tx.run(async ({ em, outbox, trail }) => {
      const row = await em.findOne(entities[kind] as typeof entities.programs, id, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
      });
      if (!row) throw new NoSuchContent();
      if (seen !== undefined && row.updatedAt > new Date(seen)) throw new ChangedMeanwhile(row.updatedAt);
      const { values }: Desk<Draft<Kind>, Entities[Kind]> = desks[kind];
      const written = await values(given(draft), row as Entities[Kind], { em, files: this.files });
      const fields = fieldsThatDiffer(row, written);
      if (fields.length === 0) return;
      const before = slugsOf(row);
      em.assign(row, { ...written, updatedAt: momentAfter(row.updatedAt, this.clock.now()) });
      await store(em);
      outbox.append(new ContentChanged({ kind, id: row.id, slugs: [...new Set([...before, ...slugsOf(row)])] }));
      trail.record({ action: 'content.changed', actorId, subjectId: null, details: { kind, id: row.id, fields } });
    });
    return this.read.one(kind, id) as Promise<StaffViews[Kind]>;
  }
}

const plain = (value: unknown): string => JSON.stringify(value ?? null);

const fieldsThatDiffer = (row: object, written: object): string[] =>
  Object.entries(written).flatMap(([field, value]) =>
    plain(row[field as keyof typeof row]) === plain(value) ? [] : [field],
  );

/** Two writes within a millisecond are told apart, and so are those around a clock that was set back. */
const momentAfter = (before: Date, now: Date): Date => new Date(Math.max(now.getTime(), before.getTime() + 1));
