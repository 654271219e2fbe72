import type { DataStore } from '@tus/server';
import type { ReadableFile } from '#platform/http/readable-file.ts';

export interface ListedUpload {
  readonly id: string;
  readonly changedAt: Date;
}

export interface UploadListing {
  readonly uploads: readonly ListedUpload[];
  readonly isLast: boolean;
}

/** Store for the bytes of uploads and encoded pictures. Methods throw FileStoreAway if the store does not respond. */
export abstract class FileStorage {
  /** The tus server stores the parts of uploads here. */
  abstract readonly uploads: DataStore;

  abstract hasSpaceFor(bytes: number): Promise<boolean>;

  /** Returns true if all bytes are stored. Joins the parts if no process has done that yet. */
  abstract completeUpload(id: string): Promise<boolean>;

  abstract openUpload(id: string): Promise<ReadableFile | undefined>;

  abstract withLocalFile<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result>;

  abstract listUploads(after: string): Promise<UploadListing>;

  abstract addUpload(id: string, path: string): Promise<void>;

  abstract removeUpload(id: string): Promise<void>;

  abstract writePicture(sha256: string, name: string, bytes: Uint8Array): Promise<void>;

  abstract openPicture(sha256: string, name: string): Promise<ReadableFile | undefined>;

  abstract removePictures(sha256: string): Promise<void>;

  /** True for an error of the store, such as no response. Another attempt can succeed. */
  abstract isAway(error: Error): boolean;
}
