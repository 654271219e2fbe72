import { Injectable } from '@nestjs/common';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { newId } from '#kernel/id.ts';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { buildFileUrl } from '../../domain/file-urls.ts';
import { StoredFile } from '../../domain/stored-file.entity.ts';
import { examineFile, identifyFile } from '../processing/examine-file.ts';
import { FileStorage } from '../storage/file-storage.ts';

interface ImportedFile {
  readonly path: string;
  readonly uploadedBy: string;
  readonly captions?: string | null;
}

@Injectable()
export class ImportFile {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  async import({ path, uploadedBy, captions = null }: ImportedFile): Promise<string> {
    const name = basename(path);
    const identity = await identifyFile(path);
    const known = await this.database.em().findOne(StoredFile, { name, sha256: identity.sha256, state: 'ready' });
    if (known) return buildFileUrl(known) ?? '';
    const [id, now] = [newId(), this.clock.now()];
    const facts = { ...identity, ...(await examineFile(path, identity)) };
    const { size: sizeBytes } = await stat(path);
    // If the row cannot be stored afterwards, `DeleteOrphanedUploads` deletes the bytes later.
    await this.storage.addUpload(id, path);
    return this.tx.run(async ({ em }) => {
      const file = em.create(StoredFile, {
        ...{ ...facts, id, name, state: 'ready', sizeBytes, captions },
        ...{ uploadedAt: now, receivedAt: now, unusedSince: now, uploadedBy },
      });
      return buildFileUrl(file) ?? '';
    });
  }
}
