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

/** Methods throw FileStoreAway if the store does not respond. */
export abstract class FileStorage {
  abstract readonly uploads: DataStore;

  abstract hasSpaceFor(bytes: number): Promise<boolean>;

  abstract completeUpload(id: string): Promise<boolean>;

  abstract openUpload(id: string): Promise<ReadableFile | undefined>;

  abstract withLocalFile<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result>;

  abstract listUploads(after: string): Promise<UploadListing>;

  abstract addUpload(id: string, path: string): Promise<void>;

  abstract removeUpload(id: string): Promise<void>;

  abstract writePicture(sha256: string, name: string, bytes: Uint8Array): Promise<void>;

  abstract openPicture(sha256: string, name: string): Promise<ReadableFile | undefined>;

  abstract removePictures(sha256: string): Promise<void>;

  abstract isAway(error: Error): boolean;
}
