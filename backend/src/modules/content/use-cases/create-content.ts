import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import type { ContentKind } from '../domain/kinds.ts';
import { AddContent, type NewContent } from './add-content.ts';
import type { Desk } from './desks/desk.ts';
import { desks } from './desks/desks.ts';
import type { Draft } from './desks/draft.ts';
import { KeptFiles } from './kept-files.ts';
import { ReadForStaff } from './read-for-staff.ts';
import type { StaffViews } from './staff.view.ts';
import { given, store } from './written.ts';

/** Adds what a member of staff has written. Throws InvalidInput, or SlugTaken. */
@Injectable()
export class CreateContent {
  constructor(
    private readonly tx: Transaction,
    private readonly add: AddContent,
    private readonly read: ReadForStaff,
    private readonly files: KeptFiles,
    private readonly clock: Clock,
  ) {}

  async execute<Kind extends ContentKind>(kind: Kind, draft: Draft<Kind>, actorId: string): Promise<StaffViews[Kind]> {
    const id = await this.tx.run(async ({ em, trail }) => {
      const { values, isDated }: Desk<Draft<Kind>, never> = desks[kind];
      const now = this.clock.now();
      const written = await values(given(draft), undefined, { em, files: this.files });
      const row = { ...written, ...(isDated ? { createdAt: now } : {}), updatedAt: now };
      const added = await this.add.execute(kind, row as NewContent<Kind>);
      await store(em);
      const details = { kind, id: added, title: draft.title ?? null };
      trail.record({ action: 'content.created', actorId, subjectId: null, details });
      return added;
    });
    return this.read.one(kind, id);
  }
}
