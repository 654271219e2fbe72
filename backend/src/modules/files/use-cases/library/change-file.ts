import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { Transaction } from '#platform/database/transaction.ts';
import { InvalidInput } from '#platform/http/problem.ts';
import { FileNotFound, CaptionsNotFound, CaptionsNotSupported } from '../../domain/errors.ts';
import { PictureChanged } from '../../domain/events.ts';
import { StoredFile, type FocalPoint } from '../../domain/stored-file.entity.ts';
import { findCaptionFaults } from './caption-faults.ts';

export interface FileChanges {
  readonly name?: string;
  readonly alt?: string | null;
  readonly focalPoint?: FocalPoint | null;
  readonly posterId?: string | null;
}

@Injectable()
export class ChangeFile {
  constructor(private readonly tx: Transaction) {}

  async change(id: string, { name, alt, focalPoint, posterId }: FileChanges): Promise<void> {
    await this.tx.run(async ({ em, outbox }) => {
      const file = await em.findOne(StoredFile, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!file) throw new FileNotFound();
      if (posterId) {
        if (file.type !== 'video')
          throw new InvalidInput([{ field: 'posterId', message: 'Only a video can have a poster' }]);
        // Locks the picture, so that it cannot be deleted before the film refers to it.
        const poster = await em.findOne(
          StoredFile,
          { id: posterId, type: 'image', state: 'ready' },
          { lockMode: LockMode.PESSIMISTIC_READ },
        );
        if (!poster) throw new InvalidInput([{ field: 'posterId', message: 'Choose a picture of the library' }]);
      }
      if (posterId !== undefined || (file.type === 'image' && (alt !== undefined || focalPoint !== undefined)))
        outbox.append(new PictureChanged({ fileId: id }));
      if (name !== undefined) file.name = name;
      if (alt !== undefined) file.alt = alt;
      if (focalPoint !== undefined) file.focalPoint = focalPoint;
      if (posterId !== undefined) file.posterId = posterId;
    });
  }

  async setCaptions(id: string, text: string): Promise<string> {
    const faults = findCaptionFaults(text);
    if (faults.length > 0) throw new InvalidInput(faults.map((message) => ({ field: 'text', message })));
    await this.tx.run(async ({ em }) => {
      const file = await em.findOne(StoredFile, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!file) throw new FileNotFound();
      if (file.type !== 'audio' && file.type !== 'video') throw new CaptionsNotSupported();
      file.captions = text;
    });
    return text;
  }

  async readCaptions(id: string): Promise<string> {
    const file = await this.tx.run(({ em }) => em.findOne(StoredFile, { id }));
    if (!file) throw new FileNotFound();
    if (!file.captions) throw new CaptionsNotFound();
    return file.captions;
  }

  async deleteCaptions(id: string): Promise<void> {
    const found = await this.tx.run(({ em }) => em.nativeUpdate(StoredFile, { id }, { captions: null }));
    if (!found) throw new FileNotFound();
  }
}
