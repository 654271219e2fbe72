import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { StoredFile } from '../../domain/stored-file.entity.ts';
import { FileStorage } from '../file-storage.ts';

const minAgeMs = 24 * 3_600_000;
const sweepSize = 1_000;

/** Deletes uploaded bytes without a row, for example of a process that ended between the two deletions. */
@Injectable()
export class SweepOrphans {
  /** Last name of the previous run. The next run continues there, so that each name has its turn. */
  private lastName = '';

  constructor(
    private readonly database: Database,
    private readonly storage: FileStorage,
  ) {}

  @Schedule({ name: 'files.sweep-orphans', queue: 'files', everySeconds: 3_600 })
  async sweep(): Promise<void> {
    const names = (await this.storage.listUploadNames()).filter((name) => name > this.lastName).slice(0, sweepSize);
    this.lastName = names.length < sweepSize ? '' : (names.at(-1) ?? '');
    const ids = [...new Set(names.map((name) => name.replace(/\.json$/, '')))].filter((id) => isUUID(id));
    const rows = await this.database.em().find(StoredFile, { id: { $in: ids } }, { fields: ['id'] });
    const owned = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!owned.has(id) && (await this.isOld(id))) await this.storage.removeUpload(id);
  }

  /** The row of an upload exists before its bytes; the age is the second protection. */
  private async isOld(id: string): Promise<boolean> {
    const path = this.storage.getUploadPath(id);
    const found = (await this.storage.findSize(path)) ?? (await this.storage.findSize(`${path}.json`));
    return found !== undefined && found.changedAt.getTime() < realTime().getTime() - minAgeMs;
  }
}
