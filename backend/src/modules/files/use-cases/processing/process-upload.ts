import { Injectable, Logger } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { RefusedFile } from '../../domain/errors.ts';
import { FileUploaded } from '../../domain/events.ts';
import { StoredFile } from '../../domain/stored-file.entity.ts';
import { FileStorage } from '../storage/file-storage.ts';
import { encodePicture } from './encode-picture.ts';
import { examineFile, identifyFile } from './examine-file.ts';

type FileFacts = Partial<Omit<StoredFile, 'id' | 'name'>>;

@Injectable()
export class ProcessUpload {
  private readonly log = new Logger('files');

  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly storage: FileStorage,
  ) {}

  @ReactsTo([FileUploaded], { name: 'ProcessUploadedFile', queue: 'files', effect: 'outside' })
  async process({ fileId: id }: FileUploaded['payload']): Promise<void> {
    if (!(await this.database.em().findOne(StoredFile, { id, state: 'processing' }))) return;
    const facts = await this.storage
      .withLocalFile(id, (path) => this.examine(id, path))
      .catch((error: unknown): FileFacts => {
        if (!(error instanceof RefusedFile)) throw error;
        this.log.warn({ event: 'files.refused', fileId: id, reason: error.message });
        return { state: 'failed', problem: error.message };
      });
    const isStored = await this.update(id, facts);
    if (!isStored && facts.sha256) await this.removeUnownedPictures(facts.sha256);
    // Deletes the uploaded bytes: pages load only the encoded versions of a picture and never load a refused file.
    if (facts.state === 'failed' || facts.type === 'image') await this.storage.removeUpload(id);
  }

  private async examine(id: string, path: string): Promise<FileFacts> {
    const identity = await identifyFile(path);
    const { type, sha256 } = identity;
    // Stores the hash first, so that the deletion of an identical picture does not remove the shared encoded files.
    await this.update(id, { sha256 });
    const facts = type === 'image' ? await this.encode(path, sha256) : await examineFile(path, identity);
    return { state: 'ready', ...identity, ...facts };
  }

  private async update(id: string, facts: FileFacts): Promise<boolean> {
    return (await this.tx.run(({ em }) => em.nativeUpdate(StoredFile, { id, state: 'processing' }, facts))) > 0;
  }

  private async removeUnownedPictures(sha256: string): Promise<void> {
    if ((await this.database.em().count(StoredFile, { sha256 })) === 0) await this.storage.removePictures(sha256);
  }

  private async encode(path: string, sha256: string): Promise<FileFacts> {
    const { width, height, sizes, isAnimated } = await encodePicture(path, (name, bytes) =>
      this.storage.writePicture(sha256, name, bytes),
    );
    const note = isAnimated ? 'Only the first frame of this animation is shown.' : null;
    return { width, height, pictures: sizes, note };
  }
}
