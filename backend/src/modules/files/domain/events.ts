import { DomainEvent } from '#kernel/domain-event.ts';

/** The last byte of an upload has arrived. */
export class FileUploaded extends DomainEvent<{ fileId: string }> {
  static override readonly type = 'files.uploaded';
}
