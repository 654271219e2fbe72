import { DomainEvent } from '#kernel/domain-event.ts';

export class FileUploaded extends DomainEvent<{ fileId: string }> {
  static override readonly type = 'files.uploaded';
}

export class PictureChanged extends DomainEvent<{ fileId: string }> {
  static override readonly type = 'files.picture-changed';
}
