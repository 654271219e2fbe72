import { AppError, conflictError, invalidError, notFoundError, unavailableError } from '#kernel/app-error.ts';

export class FileNotFound extends notFoundError('files.not-found', 'This file is no longer in the library.') {}

export class UploadNotFound extends notFoundError(
  'files.no-upload',
  'This upload was deleted. Choose the file again.',
) {}

export class EmptyFile extends invalidError('files.empty', 'This file is empty. Choose a file with content.') {}

export class InvalidFileName extends invalidError('files.name', 'Give the file a name of 1 to 255 characters.') {}

export class FileStoreFull extends unavailableError(
  'files.store-full',
  'The server has no space for this file. Delete files that are not used, or ask an administrator. Then continue the upload.',
) {}

export class FileStoreAway extends unavailableError(
  'files.store-away',
  'Files cannot be read or stored at the moment. Try again in a few minutes. An upload continues where it stopped.',
) {}

export class FileNotReady extends conflictError(
  'files.not-ready',
  'This file is not ready yet. Try again in a moment.',
) {}

export class InvalidFileKey extends notFoundError(
  'files.key',
  'This link has expired. Open the file in the library again.',
) {}

export class CaptionsNotFound extends notFoundError('files.no-captions', 'This file has no captions.') {}

export class CaptionsNotSupported extends conflictError('files.no-media', 'Only audio and video can have captions.') {}

export interface FileUsage {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly state: 'published' | 'draft' | 'trash';
}

export class FileInUse extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'files.in-use';
  override readonly extras: { readonly usages: readonly FileUsage[] };
  constructor(usages: readonly FileUsage[]) {
    super('This file is in use. Remove it from these places first.');
    this.extras = { usages };
  }
}

/** Processing the file again cannot succeed. Staff see the message, so it must say what to do. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
}
