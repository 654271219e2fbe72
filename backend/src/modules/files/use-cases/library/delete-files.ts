import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { FileInUse, FileNotFound } from '../../domain/errors.ts';
import { StoredFile } from '../../domain/stored-file.entity.ts';
import { FileStorage } from '../storage/file-storage.ts';
import { FileUsageFinder, fileReferenceSql } from './file-usages.ts';

const dayMs = 86_400_000;
export const unusedFileRetentionDays = 30;
const sweepSize = 200;

@Injectable()
export class DeleteFiles {
  constructor(
    private readonly tx: Transaction,
    private readonly storage: FileStorage,
    private readonly usages: FileUsageFinder,
    private readonly clock: Clock,
  ) {}

  async delete(id: string, actorId: string): Promise<void> {
    await this.deleteUnused(id, (file, { auditLog }) =>
      auditLog.record({
        ...{ action: 'files.deleted', actorId, subjectId: null },
        details: { id, name: file.name, type: file.type ?? null },
      }),
    );
  }

  @Schedule({ name: 'files.sweep-unused', queue: 'files', everySeconds: 86_400 })
  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.tx.run(({ em }) =>
      em.execute(
        `with used as (${this.usages.usedReferencesSql})
         update stored_file f set unused_since = case when ${fileReferenceSql} in (select ref from used) then null else ?::timestamptz end
         where (f.unused_since is null) <> (${fileReferenceSql} in (select ref from used))`,
        [now.toISOString()],
      ),
    );
    const before = new Date(now.getTime() - unusedFileRetentionDays * dayMs);
    const due = await this.tx.run(({ em }) =>
      em.find(
        StoredFile,
        { unusedSince: { $lt: before }, state: { $in: ['ready', 'failed'] } },
        { orderBy: { unusedSince: 'asc' }, limit: sweepSize },
      ),
    );
    for (const { id } of due)
      await this.deleteUnused(id).catch((error: unknown) => {
        if (!(error instanceof FileInUse || error instanceof FileNotFound)) throw error;
      });
  }

  /** Locks the row of the file. Content that begins to use the file locks the same row, so no used file is deleted. */
  private async deleteUnused(
    id: string,
    record: (file: StoredFile, scope: TransactionScope) => void = () => undefined,
  ): Promise<void> {
    const file = await this.tx.run(async (scope) => {
      const { em } = scope;
      const found = await em.findOne(StoredFile, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!found) throw new FileNotFound();
      const usages = await this.usages.list(found, (statement, params) => em.execute(statement, [...params]));
      if (usages.length > 0) throw new FileInUse(usages);
      record(found, scope);
      const twins = found.sha256 ? await em.count(StoredFile, { sha256: found.sha256, id: { $ne: id } }) : 0;
      em.remove(found);
      return { sha256: found.sha256, hasTwin: twins > 0 };
    });
    await this.storage.removeUpload(id);
    if (file.sha256 && !file.hasTwin) await this.storage.removePictures(file.sha256);
  }
}
