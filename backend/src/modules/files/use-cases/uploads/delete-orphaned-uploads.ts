import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { StoredFile } from '../../domain/stored-file.entity.ts';
import { FileStorage } from '../storage/file-storage.ts';

const minAgeMs = 24 * 3_600_000;

/**
 * Deletes bytes without a row. They remain if a process ends after it deleted the row and before it deleted the bytes.
 */
@Injectable()
export class DeleteOrphanedUploads {
  private lastId = '';

  constructor(
    private readonly database: Database,
    private readonly storage: FileStorage,
  ) {}

  @Schedule({ name: 'files.sweep-orphans', queue: 'files', everySeconds: 3_600 })
  async sweep(): Promise<void> {
    if (await this.hasRestorePoint()) return;
    const { uploads, isLast } = await this.storage.listUploads(this.lastId);
    this.lastId = isLast ? '' : (uploads.at(-1)?.id ?? '');
    // The minimum age protects an import, which stores the bytes before the row.
    const before = realTime().getTime() - minAgeMs;
    const old = uploads.filter(({ id, changedAt }) => isUUID(id) && changedAt.getTime() < before).map(({ id }) => id);
    const rows = await this.database.em().find(StoredFile, { id: { $in: old } }, { fields: ['id'] });
    const owned = new Set(rows.map(({ id }) => id));
    for (const id of old) if (!owned.has(id)) await this.storage.removeUpload(id);
  }

  private async hasRestorePoint(): Promise<boolean> {
    const databases = await this.database.sql(
      `select 1 from pg_database where starts_with(datname, current_database() || '_before_') limit 1`,
    );
    return databases.length > 0;
  }
}
