import { DomainEvent } from '#kernel/domain-event.ts';

/** The last byte of an upload has arrived. */
export class FileUploaded extends DomainEvent<{ fileId: string }> {
  static override readonly type = 'files.uploaded';
}

/** Staff changed the alternative text or the focal point of a picture, or the poster of a video, which pages show. */
export class PictureChanged extends DomainEvent<{ fileId: string }> {
  static override readonly type = 'files.picture-changed';
}
