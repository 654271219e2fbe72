import type { DataStore } from '@tus/server';
import type { ReadableFile } from '#platform/http/readable-file.ts';

export interface ListedUpload {
  readonly id: string;
  readonly changedAt: Date;
}

export interface UploadListing {
  /** In ascending order of the ids, at most 1000. */
  readonly uploads: readonly ListedUpload[];
  readonly isLast: boolean;
}

/**
 * Stores the bytes of all files: each upload as it arrived, and the widths of each picture by its hash. Methods throw
 * FileStoreAway if the store does not respond.
 */
export abstract class FileStorage {
  /** Store of the tus protocol, which appends the parts of uploads. */
  abstract readonly uploads: DataStore;

  abstract hasSpaceFor(bytes: number): Promise<boolean>;

  /** Returns true if all bytes of an upload are stored, and joins its parts if no process has done that yet. */
  abstract completeUpload(id: string): Promise<boolean>;

  abstract openUpload(id: string): Promise<ReadableFile | undefined>;

  /** Calls `work` with the path of a complete upload on this machine, which is valid until `work` has ended. */
  abstract withLocalFile<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result>;

  /** Lists ids and ages of all uploads, complete or not, whose ids come after `after`. */
  abstract listUploads(after: string): Promise<UploadListing>;

  /** Stores a file of this machine as a complete upload. */
  abstract addUpload(id: string, path: string): Promise<void>;

  abstract removeUpload(id: string): Promise<void>;

  /** Stores one width of a picture. No reader sees a part of it. */
  abstract writePicture(sha256: string, name: string, bytes: Uint8Array): Promise<void>;

  abstract openPicture(sha256: string, name: string): Promise<ReadableFile | undefined>;

  /** Removes all widths of a picture. */
  abstract removePictures(sha256: string): Promise<void>;

  /** True for an error of the store itself: it does not respond, or refuses the request. Another attempt can succeed. */
  abstract isAway(error: Error): boolean;
}
