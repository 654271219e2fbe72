import { DomainEvent } from '#kernel/domain-event.ts';

export class FileUploaded extends DomainEvent<{ fileId: string }> {
  static override readonly type = 'files.uploaded';
}

/** A visible property of a picture, or the poster of a video, changed. Pages must be rendered again. */
export class PictureChanged extends DomainEvent<{ fileId: string }> {
  static override readonly type = 'files.picture-changed';
}
