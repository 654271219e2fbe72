import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { NoSuchContent } from '../domain/errors.ts';
import { ContentChanged } from '../domain/events.ts';
import type { ContentKind } from '../domain/kinds.ts';
import { entities, slugsOf } from './add-content.ts';
import { desks } from './desks/desks.ts';
import { isId } from './shelves/shelf.ts';

/** Removes one piece and all that hangs on it: a program’s modules, a module’s lessons. Throws NoSuchContent. */
@Injectable()
export class RemoveContent {
  constructor(private readonly tx: Transaction) {}

  async execute(kind: ContentKind, { id, actorId }: { id: string; actorId: string }): Promise<void> {
    if (!isId(id)) throw new NoSuchContent();
    await this.tx.run(async ({ em, outbox, trail }) => {
      const entity = entities[kind] as typeof entities.programs;
      const row = await em.findOne(entity, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) throw new NoSuchContent();
      const below = await desks[kind].countBelow?.(row.id, em);
      await em.nativeDelete(entity, { id: row.id });
      outbox.append(new ContentChanged({ kind, id: row.id, slugs: slugsOf(row) }));
      const details = { kind, id: row.id, title: row.title, ...below };
      trail.record({ action: 'content.removed', actorId, subjectId: null, details });
    });
  }
}
