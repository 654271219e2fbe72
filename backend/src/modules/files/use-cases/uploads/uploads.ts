import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { EmptyFile, FileStoreFull, InvalidFileName, UploadNotFound } from '../../domain/errors.ts';
import { FileUploaded } from '../../domain/events.ts';
import { StoredFile } from '../../domain/stored-file.entity.ts';
import { FileStorage } from '../storage/file-storage.ts';
import { countCharacters, toFileName } from './file-name.ts';

const maxNameCharacters = 255;
const expiryMs = 24 * 3_600_000;
const sweepSize = 100;

export interface NewUpload {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly alt: string | null;
  readonly sizeBytes: number;
}

@Injectable()
export class Uploads {
  constructor(
    private readonly tx: Transaction,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  async create({ id, userId, name: given, alt, sizeBytes }: NewUpload): Promise<void> {
    const name = toFileName(given);
    if (name === '' || countCharacters(name) > maxNameCharacters) throw new InvalidFileName();
    if (sizeBytes === 0) throw new EmptyFile();
    if (!(await this.storage.hasSpaceFor(sizeBytes))) throw new FileStoreFull();
    const now = this.clock.now();
    await this.tx.run(async ({ em }) => {
      em.create(StoredFile, {
        ...{ id, name, state: 'uploading', alt: alt?.trim() || null, sizeBytes },
        ...{ uploadedAt: now, receivedAt: now, unusedSince: now, uploadedBy: userId },
      });
    });
  }

  async touch(id: string, userId: string): Promise<void> {
    await this.tx.run(async ({ em }) => {
      const file = await em.findOne(StoredFile, { id, uploadedBy: userId });
      if (!file) throw new UploadNotFound();
      if (file.state === 'uploading') file.receivedAt = this.clock.now();
    });
  }

  async finish(id: string): Promise<void> {
    await this.tx.run(async ({ em, outbox }) => {
      const isFirst = await em.nativeUpdate(StoredFile, { id, state: 'uploading' }, { state: 'processing' });
      if (isFirst) outbox.append(new FileUploaded({ fileId: id }));
    });
  }

  isComplete(id: string): Promise<boolean> {
    return this.storage.completeUpload(id);
  }

  /** With `before`, deletes the upload only if its last request was before that time. */
  async forget(id: string, before?: Date): Promise<boolean> {
    const filter = { id, state: 'uploading' as const, ...(before && { receivedAt: { $lt: before } }) };
    return (await this.tx.run(({ em }) => em.nativeDelete(StoredFile, filter))) > 0;
  }

  @Schedule({ name: 'files.sweep-uploads', queue: 'files', everySeconds: 300 })
  async sweep(): Promise<void> {
    const expired = new Date(this.clock.now().getTime() - expiryMs);
    const stale = await this.tx.run(({ em }) =>
      em.find(StoredFile, { state: 'uploading' }, { orderBy: { receivedAt: 'asc' }, limit: sweepSize }),
    );
    for (const { id, receivedAt } of stale) {
      if (await this.isComplete(id)) await this.finish(id);
      else if (receivedAt < expired && (await this.forget(id, expired))) await this.storage.removeUpload(id);
    }
  }
}
